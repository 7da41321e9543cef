import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FromPage, fromPage, lagFromPage, toPage } from '../../page/editor-messages';
import { placeOfTarget, targetId, targetsOf } from '../../session/preview/page-targets';
import { pageAt } from '../../writing/references/pages';
import { control, fieldAttribute, reveal, revealSection } from '../reveal';
import { replaceAddress } from '../address-bar';
import { useEditor, useSession } from '../session-context';

type Link = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the site. */
  readonly origin: string;
  /** The path below which the site is served; empty at the root. */
  readonly prefix: string;
  /** The path of the page that the form shows; undefined until the site has one. */
  readonly path: string | undefined;
  /** Whether a click in the page follows a link instead of editing. */
  readonly followsLinks: boolean;
  /** Called when a click in the page asks for the form. */
  readonly onEdit: () => void;
};

/**
 * Connects the form with the page: a click there opens its field here, the field with the focus is marked there, both show
 * the same section, and one follows the other to another page.
 * @returns `isBehind`: whether the page still shows texts as they were before
 */
export function usePageLink({ frame, origin, prefix, path, followsLinks, onEdit }: Link): {
  readonly isBehind: boolean;
} {
  const session = useSession();
  const entries = useEditor((state) => state.shown.entries);
  const file = useEditor((state) => state.file);
  const [current, setCurrent] = useState(path);
  /** How often the page was loaded: each time, it has to be told everything again. */
  const [loads, setLoads] = useState(0);
  const [isBehind, setBehind] = useState(false);
  const isLoaded = useRef(false);
  /** Where the page was last told to go, or has gone by itself; and where it has said that it is. */
  const asked = useRef(path);
  const reported = useRef<string>(undefined);
  const section = useRef<number | undefined>(undefined);
  /** The target with the focus, if any. */
  const focused = useRef('');
  /** Whether the next focus follows a click in the page, which then needn't scroll. */
  const isClicked = useRef(false);
  const send = useEffectEvent((message: Parameters<typeof toPage>[0]) => {
    // an empty frame has another origin
    if (isLoaded.current) frame.current?.contentWindow?.postMessage(toPage(message), origin);
  });
  const go = useEffectEvent(() => {
    // the address of the frame as it was rendered first
    if (asked.current !== undefined)
      frame.current?.contentWindow?.location.replace(`${origin}${prefix}${path}`);
    asked.current = path;
  });
  const showSection = useEffectEvent(() => {
    if (!frame.current || section.current === undefined) return;
    // without pages, nothing says which of them the section is on
    if (current !== path && !session.tools.editor.pages) return;
    if (current === path) send({ section: section.current });
    // a link was followed in the page; it sends a message once it is back
    else go();
    setCurrent(path);
  });
  /** Opens the page to which somebody went there; the browser has a step for that already. */
  const follow = useEffectEvent((to: string) => {
    asked.current = to;
    const page = pageAt(session.tools.editor, entries, to);
    if (page === undefined || page === session.state.file) return;
    replaceAddress({ file: page, field: '' });
    session.dispatch({ type: 'file opened', file: page });
  });
  const edit = useEffectEvent((message: Pick<FromPage, 'edit' | 'path' | 'section'>) => {
    const { edit: target = '', section: index } = message;
    const { editor } = session.tools;
    const page = pageAt(editor, entries, message.path) ?? session.state.file;
    const place = target === '' ? { file: page, field: '' } : placeOfTarget(target);
    isClicked.current = true;
    if (place.file !== session.state.file)
      session.dispatch({ type: 'file opened', file: place.file });
    onEdit();
    if (place.field !== '') reveal(place.field, control);
    else if (index !== undefined) revealSection(index);
  });
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin) return;
    setBehind((before) => lagFromPage(event.data) ?? before);
    const message = fromPage(event.data);
    if (!message) return;
    const isMoved = reported.current === asked.current && message.path !== asked.current;
    reported.current = message.path;
    setCurrent(message.isReady && !isMoved ? path : message.path);
    if (isMoved) follow(message.path);
    if (message.isReady) {
      isLoaded.current = true;
      setBehind(false);
      setLoads(loads + 1);
      showSection();
    }
    if (message.edit !== undefined) edit(message);
    const seen = message.path === path || message.isReady ? String(message.section) : undefined;
    for (const element of document.querySelectorAll<HTMLElement>('[data-section]'))
      element.toggleAttribute('data-seen', element.dataset.section === seen);
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const now = target.closest<HTMLElement>('[data-section]')?.dataset.section;
    if (isClicked.current) section.current = now === undefined ? undefined : Number(now);
    else if (now !== undefined && (Number(now) !== section.current || current !== path)) {
      section.current = Number(now);
      showSection();
    }
    isClicked.current = false;
    const field = target.closest(`[${fieldAttribute}]`)?.getAttribute(fieldAttribute);
    if (typeof field !== 'string') return;
    focused.current = targetId(session.state.file, field);
    send({ focused: focused.current });
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  useEffect(() => {
    setCurrent(path);
    if (path !== undefined && path !== asked.current) go();
  }, [path]);
  useEffect(() => {
    section.current = undefined;
    focused.current = '';
    send({ focused: '' });
  }, [file]);
  useEffect(() => {
    const { editor } = session.tools;
    // a page with a new address is still at the old one
    const page = pageAt(editor, entries, current ?? '') ?? (current === path ? file : undefined);
    const targets = targetsOf(editor, entries, page);
    send({ targets, focused: focused.current });
  }, [session, entries, current, path, file, loads]);
  useEffect(() => send({ followsLinks }), [followsLinks, loads]);
  return { isBehind };
}
