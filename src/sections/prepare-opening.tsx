import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BackdropImage } from '../scenes/backdrop-image';

type PageData = { readonly page: Pick<Partial<Queries.PageQuery['page']>, 'sections'> };

type Section = Queries.PageQuery['page']['sections'][number];

/** The pictures, which stay in memory as long as an element refers to them, by the section that they belong to. */
const prepared = new Map<Section, HTMLElement>();

/**
 * Fetches and decodes the picture of a page's first section before the page is shown. The browser chooses
 * it as it will in the page, by the same `<picture>`, here in an element outside of the document.
 * @param data the result of the page's query; other types of pages have no sections
 */
export function prepareOpening({ page: { sections = [] } }: PageData): void {
  const [opening] = sections;
  if (!opening || !('land' in opening) || prepared.has(opening)) return;
  const place = document.createElement('div');
  prepared.set(opening, place);
  const night = 'night' in opening && opening.night ? 'always' : undefined;
  // at once: a click may follow, and rendering its page would delay the request
  flushSync(() => {
    createRoot(place).render(
      <span ref={decode}>
        <BackdropImage {...opening} night={night} priority />
      </span>,
    );
  });
}

function decode(place: Element | null): void {
  place
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
}
