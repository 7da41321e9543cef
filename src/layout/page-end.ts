type Sections = Queries.PageQuery['page']['sections'];

/**
 * What is above the footer: `banner` is the scene of a banner, and `night` is a night that began in the hero.
 * Other pages end in their own color.
 */
export type PageEnd = 'banner' | 'night';

/** @param sections those of a page, in order */
export function pageEndOf(sections: Sections): PageEnd | undefined {
  const [first, second] = sections;
  const last = sections.at(-1);
  if (last?.__typename === 'BannerSection' && last.scene) return 'banner';
  const isNight = first?.__typename === 'HeroSection' && first.night;
  // a list of links keeps the night of the hero before it (`keepsNight` of `Section`)
  return isNight && last === second && last?.__typename === 'LinksSection' ? 'night' : undefined;
}
