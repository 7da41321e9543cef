import { fileAddress } from './file-address';
import { type PageWindow, sections } from './sections';
import { type Target, lettersIn } from './target';

/** The elements that can be edited, and the field that each shows, as the id of a target. */
export type EditableElements = ReadonlyMap<Element, string>;

/**
 * The elements that show targets, found by what they show: no attribute in the page names a field. A section
 * shows its own fields, and what is shown on every page may be anywhere.
 */
export function editableElements(view: PageWindow, targets: readonly Target[]): EditableElements {
  const elements = new Map<Element, string>();
  for (const [index, section] of sections(view).entries())
    addElementsIn(
      view,
      section,
      targets.filter((target) => target.section === index),
      elements,
    );
  addElementsIn(
    view,
    view.document.body,
    targets.filter(({ section }) => section === undefined),
    elements,
  );
  return elements;
}

/** Adds the elements that show some of the targets. */
function addElementsIn(
  view: PageWindow,
  root: Element,
  targets: readonly Target[],
  elements: Map<Element, string>,
): void {
  const { document, Element, NodeFilter } = view;
  const choose = chooser();
  const named = new Map<string, Target[]>();
  for (const target of targets) {
    const name = `${target.kind} ${target.value}`;
    named.set(name, [...(named.get(name) ?? []), target]);
  }
  const longest = Math.max(0, ...targets.map(({ value }) => value.length));
  const add = (element: Element | null | undefined, found: readonly Target[] | undefined) => {
    if (element && found && !elements.has(element)) elements.set(element, choose(found));
    return found !== undefined;
  };
  const addWords = (text: Node) => {
    for (let at = text.parentElement; at && root.contains(at); at = at.parentElement) {
      const words = lettersIn(at.textContent);
      if (words.length > longest || add(at, named.get(`words ${words}`))) return;
    }
  };
  const addPicture = (picture: Element) => {
    const shown = filesOf(view, picture).map((files) =>
      targets.filter(
        ({ kind, value }) => kind === 'picture' && files.includes(`/${fileAddress(value)}.`),
      ),
    );
    add(
      picture,
      shown.find((found) => found.length > 0),
    );
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const links: Element[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) {
      if (lettersIn(node.textContent ?? '') !== '') addWords(node);
    } else if (node.matches('img')) addPicture(node);
    else if (node.matches('a[href]')) links.push(node);
    else
      for (const name of signsOf(view, node))
        add(node.closest('svg') ?? node, named.get(`sign ${name}`));
  }
  for (const link of links) {
    const isShown = [...elements.keys()].some(
      (element) => link.contains(element) || element.contains(link),
    );
    if (!isShown) add(link, named.get(`address ${link.getAttribute('href') ?? ''}`));
  }
}

/** The addresses of a picture: the one that is shown, its own, and those of its variants. */
function filesOf({ HTMLImageElement }: PageWindow, picture: Element): readonly string[] {
  const shown = picture instanceof HTMLImageElement ? picture.currentSrc : '';
  const others = picture.closest('picture')?.querySelectorAll('source') ?? [];
  return [
    shown,
    `${picture.getAttribute('src') ?? ''} ${picture.getAttribute('srcset') ?? ''}`,
    ...[...others].map((source) => source.srcset),
  ];
}

/** What an element may be called in the content: a symbol "icon-compass", or `data-scene="river"`. */
function signsOf({ HTMLElement }: PageWindow, element: Element): readonly string[] {
  if (element instanceof HTMLElement)
    return Object.values(element.dataset).filter((value) => value !== undefined);
  const [, symbol = ''] = element.getAttribute('href')?.split('#') ?? [];
  return [symbol, symbol.slice(symbol.indexOf('-') + 1)];
}

/**
 * Chooses which of several fields with one value an element shows: one that is near the last one in the
 * content, or else the next that was not shown yet.
 */
function chooser(): (found: readonly Target[]) => string {
  const shown = new Set<string>();
  let last = '';
  return (found) => {
    const near = Math.max(...found.map(({ id }) => commonLength(id, last)));
    const nearest = found.filter(({ id }) => commonLength(id, last) === near);
    const { id = '' } = nearest.find((target) => !shown.has(target.id)) ?? nearest[0] ?? {};
    shown.add(id);
    last = id;
    return id;
  };
}

function commonLength(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}
