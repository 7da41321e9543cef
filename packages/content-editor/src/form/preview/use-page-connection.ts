import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FrameWindow, PageHead } from '../../page/page-viewer';
import { connectPage, type PageConnection } from '../../page/page-connection';
import { placeOfTarget, targetId, targetsOf } from '../../session/preview/page-targets';
import { showPages } from '../../session/preview/show-pages';
import { entriesToWrite } from '../../session/write/to-write';
import { isSame } from '../../writing/json';
import { memoizeLast } from '../../writing/memoize-last';
import { pageAt } from '../../writing/references/pages';
import { controlSelector, fieldAttribute, goToField, goToSection } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';

type Options = {
  readonly frame: HTMLIFrameElement | null;
  /** Whether a click in the page follows a link instead of editing. */
  readonly followsLinks: boolean;
  /** Called when a click in the page asks for the form. */
  readonly onEdit: () => void;
};

/** What is known of the page in the frame. */
type FramedPage = {
  /** Its file, and what it says of itself to others; undefined until it is shown. */
  readonly page: { readonly file: string; readonly head: PageHead } | undefined;
  /** Whether the host doesn’t allow it in a frame. */
  readonly isBlocked: boolean;
};

/**
 * Shows the page in its frame, and connects the form with it: a click there opens its field here, the field
 * with the focus is marked there, both show the same section, and a link that is followed there opens its
 * page here.
 */
export function usePageConnection({ frame, followsLinks, onEdit }: Options): FramedPage {
  const session = useSession();
  const file = useSessionState((state) => state.file);
  const [page, setPage] = useState<FramedPage['page']>();
  const [isBlocked, setBlocked] = useState(false);
  const [connection, setConnection] = useState<PageConnection>();
  /** The file of the page that is shown. */
  const shown = useRef<string>(undefined);
  /** The section with the focus, and whether the page has yet to scroll to it. */
  const section = useRef<number>(undefined);
  const isToReveal = useRef(false);
  /** Whether the next focus follows a click in the page, which then needn't scroll. */
  const isClicked = useRef(false);

  const showSection = useEffectEvent(() => {
    if (!isToReveal.current || section.current === undefined) return;
    if (shown.current !== session.state.file) return;
    isToReveal.current = false;
    connection?.scrollToSection(section.current);
  });
  const onShown = useEffectEvent((shownFile: string, head: PageHead) => {
    shown.current = shownFile;
    const now = { file: shownFile, head };
    setPage((before) => (isSame(before, now) ? before : now));
    connection?.update();
    showSection();
  });
  const onChoose = useEffectEvent((target: string, index: number | undefined) => {
    const own = { file: shown.current ?? session.state.file, field: '' };
    const place = target === '' ? own : placeOfTarget(target);
    isClicked.current = true;
    if (place.file !== session.state.file)
      session.dispatch({ type: 'file opened', file: place.file });
    onEdit();
    if (place.field !== '') goToField(place.field, controlSelector);
    else if (index !== undefined) goToSection(index);
  });
  const onFollow = useEffectEvent((path: string) => {
    const { model } = session.state;
    const followed = pageAt(model, entriesToWrite(session.state), path);
    if (followed !== undefined) session.dispatch({ type: 'file opened', file: followed });
  });
  const onPoint = useEffectEvent((index: number | undefined) => {
    const seen = shown.current === session.state.file ? String(index) : undefined;
    for (const element of document.querySelectorAll<HTMLElement>('[data-section]'))
      element.toggleAttribute('data-seen', element.dataset.section === seen);
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const now = target.closest<HTMLElement>('[data-section]')?.dataset.section;
    const index = now === undefined ? undefined : Number(now);
    if (isClicked.current) section.current = index;
    else if (index !== undefined && index !== section.current) {
      section.current = index;
      isToReveal.current = true;
      showSection();
    }
    isClicked.current = false;
    const field = target.closest(`[${fieldAttribute}]`)?.getAttribute(fieldAttribute);
    if (typeof field === 'string') connection?.focus(targetId(session.state.file, field));
  });

  useEffect(() => {
    if (!frame) return undefined;
    let untilLoaded = new AbortController();
    const connect = () => {
      untilLoaded.abort();
      untilLoaded = new AbortController();
      const { signal } = untilLoaded;
      // the page has the same origin, so its document is hidden only if the host doesn't allow it in a frame
      setBlocked(!frame.contentDocument);
      const view = frame.contentWindow as FrameWindow | null;
      if (!frame.contentDocument || !view?.pageViewer) return;
      const find = memoizeLast(targetsOf);
      const targets = () => find(session.state.model, entriesToWrite(session.state), shown.current);
      setConnection(connectPage(view, { signal, targets, onPoint, onChoose, onFollow }));
      signal.addEventListener('abort', showPages(session, view.pageViewer, onShown));
    };
    frame.addEventListener('load', connect);
    // the page may have been loaded before the form listens
    connect();
    return () => {
      frame.removeEventListener('load', connect);
      untilLoaded.abort();
    };
  }, [frame, session]);
  useEffect(() => {
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    section.current = undefined;
    isToReveal.current = false;
    connection?.focus('');
  }, [connection, file]);
  useEffect(() => connection?.followLinks(followsLinks), [connection, followsLinks]);
  return { page, isBlocked };
}
