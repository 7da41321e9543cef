import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { BackdropImage } from '../scenes/backdrop-image';
import { PageSections, type Sections } from './page-sections';

/** Other types of pages have no sections. */
type PageData = { readonly page: { readonly sections?: Sections } };

/** The first pictures of prepared pages: a picture stays in memory as long as an element refers to it. */
const pictures = new WeakMap<Sections, HTMLImageElement | undefined>();

/**
 * Prepares a page that the visitor is likely to open next. Fetches and decodes its first picture,
 * which the browser chooses as it will in the page, and renders its sections once, when the browser
 * is idle, outside of the document: so their styles are inserted and their code is compiled before
 * a tap.
 * @param data the result of the page's query
 */
export function preparePage({ page: { sections = [] } }: PageData): void {
  const [hero] = sections;
  if (!hero || pictures.has(sections)) return;
  pictures.set(sections, undefined);
  const night = 'night' in hero && hero.night ? 'always' : undefined;
  const place = document.createElement('div');
  const root = createRoot(place, {
    // the page will show it, if it is opened
    onUncaughtError: () => {
      observer.disconnect();
    },
  });
  const keep = (element: Element | null) => {
    const picture = element?.querySelector('img');
    if (!picture) return;
    pictures.set(sections, picture);
    picture.decode().catch(() => undefined);
  };
  const observer = new MutationObserver(() => {
    if (!place.querySelector('main > *')) return;
    observer.disconnect();
    root.unmount();
  });
  observer.observe(place, { childList: true, subtree: true });
  root.render(
    <>
      {'land' in hero && (
        <span ref={keep}>
          <BackdropImage {...hero} night={night} priority />
        </span>
      )}
      {/* React renders what is hidden last, in slices, and runs none of its effects. */}
      <Activity mode="hidden">
        <main>
          <PageSections sections={sections} />
        </main>
      </Activity>
    </>,
  );
}
