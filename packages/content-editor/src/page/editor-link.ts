import { editableElements } from './editable-elements';
import { fromEditor, type Target, toEditor, toEditorHead, toEditorLag } from './editor-messages';
import { addMarks } from './marks';
import { followHead, type PageHead } from './page-head';
import { sections, usualSelectors } from './sections';
import { pageLag } from './page-lag';
import type { PageWindow } from './page-window';
import { focusedElements } from './focused-elements';
import { isOpener, middleOf, elementAt } from './element-at';
import { onChange, onceRendered } from './rendering';

type Options = {
  /** Ends the connection. */
  readonly signal?: AbortSignal;
  /**
   * For a site that doesn't update its pages itself: called when it may have other content to show, also once the page was
   * loaded, so that loading the page again would never end.
   */
  readonly onShown?: () => void;
  /** The path below which the site is served: "/website"; empty at the root. */
  readonly prefix?: string;
  /** What others take from the page, if its head doesn’t say so. */
  readonly readHead?: () => PageHead | undefined;
  /** The selector of the element with all that belongs to this page alone; "main" by default. */
  readonly main?: string;
  /**
   * The selector of the elements in it that show the entries of a list of sections, in the same order; "section" by
   * default. A page without such a list needs none.
   */
  readonly section?: string;
};

/**
 * Connects the page to the content editor that shows it in a frame: what is clicked in the page is edited in the form,
 * and what is edited there is marked in the page. Reports its path, the section with the pointer or the focus, what
 * others take from its head, and whether it still shows texts as they were before. Does nothing outside a frame, or in a frame from another computer.
 */
export function linkToEditor(options: Options = {}): void {
  const origin = editorOrigin();
  if (window.parent === window || origin === undefined) return;
  const { missing } = linkPage(window, origin, options);
  const timer = setTimeout(() => {
    const words = missing();
    // eslint-disable-next-line no-console -- the page is in the frame of an editor, and whoever builds it looks there
    if (words !== undefined) console.warn(words);
  }, renderTimeout);
  options.signal?.addEventListener('abort', () => clearTimeout(timer));
}

/** Milliseconds after which a page should be rendered. */
const renderTimeout = 10_000;

/**
 * Connects a page with the editor around it, which may do so for a page without this script.
 * @param view the page's window
 * @param origin that of the editor
 * @returns `missing`: says which elements the page should have and hasn't, if any
 */
export function linkPage(
  view: PageWindow,
  origin: string,
  {
    signal = new AbortController().signal,
    onShown = () => undefined,
    prefix = '',
    readHead,
    main = usualSelectors.main,
    section: sectionSelector = usualSelectors.section,
  }: Options = {},
): { readonly missing: () => string | undefined } {
  const { document, parent, Node, Element } = view;
  const marks = addMarks(view);
  let targets: readonly Target[] = [];
  const selectors = { main, section: sectionSelector };
  let elements = editableElements(view, targets, selectors);
  let focused = '';
  let followsLinks = false;
  const lag = pageLag();
  let isBehind = false;
  let { pathname } = view.location;

  const ownSections = () => sections(view, selectors);
  const sectionOf = (node: EventTarget | null) =>
    ownSections().findIndex((element) => node instanceof Node && element.contains(node));
  const report = (target: EventTarget | null, more: { isReady?: boolean; edit?: string } = {}) => {
    const index = sectionOf(target);
    const path = pathIn(view.location.pathname, prefix);
    const section = index < 0 ? undefined : index;
    parent.postMessage(toEditor({ path, section, isReady: false, ...more }), origin);
  };
  /** Whether the page's sections show a list of the content; they may also be only its own. */
  const hasList = () => targets.some(({ section }) => section !== undefined);
  /** What a click would edit: an entry of the list of sections at least, if there is one. */
  const editable = ({ target, clientX = 0, clientY = 0 }: Partial<MouseEvent>) => {
    if (followsLinks || !(target instanceof Element)) return undefined;
    const element = elementAt(elements, target, [clientX, clientY], sectionSelector);
    return element ?? (hasList() ? ownSections()[sectionOf(target)] : undefined);
  };
  /** Finds again what is edited, after the page or the content has changed. */
  const update = () => {
    // a link was followed, or the browser's Back button
    if (pathname !== view.location.pathname) report(null);
    ({ pathname } = view.location);
    elements = editableElements(view, targets, selectors);
    const wasBehind = isBehind;
    isBehind = lag(elements, targets);
    if (isBehind !== wasBehind) parent.postMessage(toEditorLag(isBehind), origin);
    const found = focusedElements(elements, focused, sectionSelector);
    // while the page has not caught up with what is typed, its mark stays
    if (found.length > 0 || focused === '') marks.focus(found);
    return found;
  };

  const onMessage = ({ data, source }: MessageEvent) => {
    const message = source === parent ? fromEditor(data) : undefined;
    if (!message) return;
    if (message.section !== undefined)
      ownSections()[message.section]?.scrollIntoView({ block: 'start' });
    followsLinks = message.followsLinks ?? followsLinks;
    if (followsLinks) marks.point(undefined);
    targets = message.targets ?? targets;
    if (message.targets) onShown();
    const isOther = message.focused !== undefined && message.focused !== focused;
    focused = message.focused ?? focused;
    if (isOther) marks.focus([]);
    const [first] = message.targets || isOther ? update() : [];
    const isInSection = first && !first.matches(sectionSelector);
    if (isOther && isInSection && !isInView(view, first)) first.scrollIntoView({ block: 'center' });
  };
  const onClick = (event: MouseEvent) => {
    // the Enter key clicks at no point
    const { target, detail } = event;
    const element = editable(detail === 0 && target instanceof Element ? middleOf(target) : event);
    // what opens something has to open, to edit what is inside
    if (!element || isOpener(view, target)) return;
    event.preventDefault();
    event.stopPropagation();
    report(element, { edit: elements.get(element) ?? '' });
  };
  const onFocus = ({ target }: FocusEvent) => {
    // a click on text focuses `main`, which doesn't tell what is under the pointer
    if (!(target instanceof Element) || target.matches(main)) return;
    if (sectionOf(target) >= 0) report(target);
    marks.point(editable(middleOf(target)));
  };
  const onLeave = () => {
    report(null);
    marks.point(undefined);
  };

  document.addEventListener('pointerover', ({ target }) => report(target), { signal });
  document.addEventListener('pointermove', (event) => marks.point(editable(event)), { signal });
  document.addEventListener('pointerleave', onLeave, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  // before the page's own listeners
  document.addEventListener('click', onClick, { capture: true, signal });
  view.addEventListener('message', onMessage, { signal });
  onceRendered(view, main, () => {
    onChange(view, update, signal);
    report(null, { isReady: true });
    followHead(view, (head) => parent.postMessage(toEditorHead(head), origin), signal, readHead);
  });
  return {
    missing: () => {
      if (!document.querySelector(main))
        return `The content editor finds no element “${main}” in this page. Name the one with its content: linkToEditor({ main: "…" }).`;
      if (ownSections().length > 0 || !hasList()) return undefined;
      return `The content editor finds no element “${sectionSelector}” in “${main}”. Name those that show the page’s sections: linkToEditor({ section: "…" }).`;
    },
  };
}

function isInView({ innerHeight }: PageWindow, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The path of a page of a site that is served below a path. */
function pathIn(pathname: string, prefix: string): string {
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return path.replace(/(.)\/$/, '$1') || '/';
}

/** Where a page keeps the origin of the editor for those that are loaded after it in the same frame. */
const originKey = 'content editor';

/** The origin that frames this page, if it is on this computer. */
function editorOrigin(): string | undefined {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  // a page that was loaded again, or that a link leads to, comes from one that has kept it
  const isFirst = from !== undefined && from !== window.location.origin;
  const origin = isFirst ? from : (window.sessionStorage.getItem(originKey) ?? '');
  if (!URL.canParse(origin) || !['127.0.0.1', 'localhost'].includes(new URL(origin).hostname))
    return undefined;
  window.sessionStorage.setItem(originKey, origin);
  return origin;
}
