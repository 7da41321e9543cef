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
export function prepareHero({ page: { sections = [] } }: PageData): void {
  const [hero] = sections;
  if (!hero || !('land' in hero) || prepared.has(hero)) return;
  const place = document.createElement('div');
  prepared.set(hero, place);
  const night = 'night' in hero && hero.night ? 'always' : undefined;
  // at once: a click may follow, and rendering its page would delay the request
  flushSync(() => {
    createRoot(place).render(
      <span ref={decode}>
        <BackdropImage {...hero} night={night} priority />
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
