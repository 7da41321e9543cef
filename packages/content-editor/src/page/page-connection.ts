import { editableElements } from './editable-elements';
import { elementAt, isOpener, middleOf, focusedElements } from './element-at';
import { addHighlights } from './highlights';
import { type PageWindow, sectionSelector, sections } from './sections';
import type { Target } from './target';

/** What happens in the page. */
type PageEvents = {
  /** A section has the pointer or the focus, by its index; undefined if none has. */
  readonly onPoint: (section: number | undefined) => void;
  /**
   * Something was clicked to be edited.
   * @param target its id; empty for the section itself
   */
  readonly onChoose: (target: string, section: number | undefined) => void;
  /** A link was followed to another page, at a path of the site. */
  readonly onFollow: (path: string) => void;
};

type Options = PageEvents & {
  /** Ends the link. */
  readonly signal: AbortSignal;
  /** What can be edited in the page as it is shown. */
  readonly targets: () => readonly Target[];
};

/** The page beside the form, for the form. */
export type PageConnection = {
  /** Highlights the field that is edited, by the id of its target, and scrolls to it; empty for none. */
  readonly focus: (target: string) => void;
  /** Scrolls to a section. */
  readonly scrollToSection: (section: number) => void;
  /** Sets whether a click follows a link instead of editing. */
  readonly followLinks: (followsLinks: boolean) => void;
  /** Tells that the page shows something else. */
  readonly update: () => void;
};

/** Milliseconds without a change until the edited field is highlighted: while somebody types, nothing moves. */
const highlightDelay = 100;

/**
 * Connects a page with the form: what is clicked there is edited in the form, and what is edited is highlighted
 * there. Its window is that of a frame, of the same origin.
 */
export function connectPage(view: PageWindow, options: Options): PageConnection {
  const { signal, targets, onPoint, onChoose, onFollow } = options;
  const { document, Node, Element } = view;
  const highlights = addHighlights(view);
  let known: ReturnType<typeof editableElements> | undefined;
  let focused = '';
  let followsLinks = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new view.MutationObserver(() => update());
  const elements = () => {
    if (observer.takeRecords().length > 0) known = undefined;
    return (known ??= editableElements(view, targets()));
  };
  const sectionOf = (node: EventTarget | null) => {
    const index = sections(view).findIndex(
      (element) => node instanceof Node && element.contains(node),
    );
    return index < 0 ? undefined : index;
  };
  /** What a click would edit: an entry of the list of sections at least, if there is one. */
  const editable = ({ target, clientX = 0, clientY = 0 }: Partial<MouseEvent>) => {
    if (followsLinks || !(target instanceof Element)) return undefined;
    const element = elementAt(elements(), target, [clientX, clientY]);
    if (element) return element;
    const hasList = targets().some(({ section }) => section !== undefined);
    return hasList ? sections(view)[sectionOf(target) ?? -1] : undefined;
  };
  const highlightFocused = () => {
    const found = focusedElements(elements(), focused);
    // while the words that are typed are not found, their highlight stays
    if (found.length > 0 || focused === '') highlights.focus(found);
    return found;
  };
  const update = () => {
    known = undefined;
    clearTimeout(timer);
    timer = setTimeout(highlightFocused, highlightDelay);
  };

  const followLink = (link: Element, event: MouseEvent) => {
    // the frame stays where it is
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('/')) onFollow(href.replace(/[?#].*/, ''));
    else if (href.startsWith('#'))
      document.getElementById(decoded(href.slice(1)))?.scrollIntoView();
    else view.open(href, '_blank', 'noopener');
  };
  const onClick = (event: MouseEvent) => {
    // the Enter key clicks at no point
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    const element = editable(detail === 0 ? middleOf(target) : event);
    // what opens something has to open, to edit what is inside
    if (element && !isOpener(view, target)) {
      event.preventDefault();
      event.stopPropagation();
      onChoose(elements().get(element) ?? '', sectionOf(element));
      return;
    }
    const link = target.closest('a[href]');
    if (link) followLink(link, event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // a click on text focuses `main`, which doesn't tell what is under the pointer
    if (!(target instanceof Element) || target.matches('main')) return;
    if (sectionOf(target) !== undefined) onPoint(sectionOf(target));
    highlights.point(editable(middleOf(target)));
  };
  const onLeave = () => {
    onPoint(undefined);
    highlights.point(undefined);
  };

  document.addEventListener('pointerover', ({ target }) => onPoint(sectionOf(target)), { signal });
  document.addEventListener('pointermove', (event) => highlights.point(editable(event)), {
    signal,
  });
  document.addEventListener('pointerleave', onLeave, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  // before the page's own listeners
  document.addEventListener('click', onClick, { capture: true, signal });
  // with another button, a link would open a tab
  document.addEventListener('auxclick', (event) => event.preventDefault(), { signal });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return {
    focus: (target) => {
      if (target === focused) return;
      focused = target;
      highlights.focus([]);
      const [first] = highlightFocused();
      if (first && !first.matches(sectionSelector) && !isInView(view, first))
        first.scrollIntoView({ block: 'center' });
    },
    scrollToSection: (section) => sections(view)[section]?.scrollIntoView({ block: 'start' }),
    followLinks: (follows) => {
      followsLinks = follows;
      if (follows) highlights.point(undefined);
    },
    update,
  };
}

/** What the end of an address names; one that isn't encoded names it as it stands. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function isInView({ innerHeight }: PageWindow, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
