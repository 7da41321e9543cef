import { Activity, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BackdropImage } from '../scenes/backdrop-image';
import { PageSections, type Sections } from './page-sections';

/** What a page's template gets. Other types of pages have no sections. */
export type PreparedPage = {
  readonly data: { readonly page: { readonly sections?: Sections } };
  readonly pageContext: { readonly contentPath: string };
};

/** The first pictures of prepared pages: a picture stays in memory as long as an element refers to it. */
const pictures = new WeakMap<Sections, HTMLImageElement | undefined>();

/** The pages whose sections were rendered once. */
const rendered = new WeakSet<Sections>();

/**
 * Fetches and decodes the first picture of a page that the visitor may open next. The browser chooses the
 * same file as later in the page, since the elements are the same. It takes next to no time of the main
 * thread, so it is done before any gesture.
 */
export function preparePicture({ data }: PreparedPage): void {
  const { sections = [] } = data.page;
  const [hero] = sections;
  if (!hero || !('land' in hero) || pictures.has(sections)) return;
  pictures.set(sections, undefined);
  const alwaysNightIn = 'night' in hero && hero.night ? 'hero' : undefined;
  const keep = (element: Element | null) => {
    const picture = element?.querySelector('img');
    if (!picture) return;
    pictures.set(sections, picture);
    picture.decode().catch(() => undefined);
  };
  renderAside(
    <span ref={keep}>
      <BackdropImage {...hero} alwaysNightIn={alwaysNightIn} priority />
    </span>,
    'img',
  );
}

/**
 * Renders the sections of a page once that the visitor is about to open, so that their styles are
 * inserted and their code is compiled before the tap is complete.
 */
export function prepareSections({ data, pageContext }: PreparedPage): void {
  const { sections = [] } = data.page;
  if (sections.length === 0 || rendered.has(sections)) return;
  rendered.add(sections);
  renderAside(
    // React renders what is hidden last, in slices, and runs none of its effects
    <Activity mode="hidden">
      <main>
        <PageSections sections={sections} place={{ path: pageContext.contentPath }} />
      </main>
    </Activity>,
    'main > *',
  );
}

/**
 * Renders an element outside of the document, and leaves nothing of it.
 * @param whole selects what is there once it is rendered
 */
function renderAside(element: ReactElement, whole: string): void {
  const place = document.createElement('div');
  const root = createRoot(place, {
    // the error will show again if the page is opened
    onUncaughtError: () => {
      observer.disconnect();
    },
  });
  const observer = new MutationObserver(() => {
    if (!place.querySelector(whole)) return;
    observer.disconnect();
    root.unmount();
  });
  observer.observe(place, { childList: true, subtree: true });
  root.render(element);
}
