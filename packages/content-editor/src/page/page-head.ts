import type { PageWindow } from './page-window';

/** What search engines and shared links take from the head of a page. Empty where it says nothing. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The page's public address. */
  readonly address: string;
  readonly siteName: string;
  /** The public address of the picture of a shared link (`og:image`). */
  readonly picture: string;
  /** The address of the site's icon. */
  readonly icon: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
};

/** Milliseconds in which the changes of a head are taken for one. */
const headDelay = 50;

/**
 * Reports what the page's head says, now and after each change.
 * @param signal ends that
 * @param known what is known otherwise of what others take from the page
 */
export function followHead(
  { document, MutationObserver }: PageWindow,
  report: (head: PageHead) => void,
  signal?: AbortSignal,
  known: () => PageHead | undefined = () => undefined,
): void {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const head = known() ?? readHead(document);
    const text = JSON.stringify(head);
    if (text === last) return;
    last = text;
    report(head);
  };
  tell();
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, headDelay);
  });
  signal?.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.head, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

function readHead(document: Document): PageHead {
  const meta = (selector: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta${selector}`)?.content ?? '';
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const icons = document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
  const robots = meta('[name="robots"]');
  return {
    title: document.title,
    description: meta('[name="description"]'),
    address: canonical?.href ?? '',
    siteName: meta('[property="og:site_name"]'),
    picture: meta('[property="og:image"]'),
    // the sharpest comes last
    icon: [...icons].at(-1)?.href ?? '',
    // a copy for tests may not be listed as a whole; such a page still says where it belongs
    isListed: canonical !== null || !robots.includes('noindex'),
  };
}
