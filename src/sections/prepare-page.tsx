import { Activity, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BackdropImage } from '../scenes/backdrop-image';
import { PageSections, type Sections } from './page-sections';

/** Other types of pages have no sections. */
type PageData = { readonly page: { readonly sections?: Sections } };

/** The first pictures of prepared pages: a picture stays in memory as long as an element refers to it. */
const pictures = new WeakMap<Sections, HTMLImageElement | undefined>();

/** The pages whose sections were rendered once. */
const rendered = new WeakSet<Sections>();

/**
 * Fetches and decodes the first picture of a page that the visitor may open next, which the browser
 * chooses as it will in the page. That takes next to no time of the main thread, so it is done before
 * any gesture.
 * @param data the result of the page's query
 */
export function preparePicture({ page: { sections = [] } }: PageData): void {
  const [hero] = sections;
  if (!hero || !('land' in hero) || pictures.has(sections)) return;
  pictures.set(sections, undefined);
  const night = 'night' in hero && hero.night ? 'hero' : undefined;
  const keep = (element: Element | null) => {
    const picture = element?.querySelector('img');
    if (!picture) return;
    pictures.set(sections, picture);
    picture.decode().catch(() => undefined);
  };
  renderAside(
    <span ref={keep}>
      <BackdropImage {...hero} night={night} priority />
    </span>,
    'img',
  );
}

/**
 * Renders the sections of a page once that the visitor is about to open, so that their styles are
 * inserted and their code is compiled before the tap is complete.
 * @param data the result of the page's query
 */
export function prepareSections({ page: { sections = [] } }: PageData): void {
  if (sections.length === 0 || rendered.has(sections)) return;
  rendered.add(sections);
  renderAside(
    // React renders what is hidden last, in slices, and runs none of its effects
    <Activity mode="hidden">
      <main>
        <PageSections sections={sections} />
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
