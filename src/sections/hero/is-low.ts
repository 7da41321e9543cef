/**
 * Whether a hero is low on phones: one with number and address is, so that the next section begins in the
 * first view.
 */
export const isLow = ({ showsContact }: Pick<Queries.HeroSectionFragment, 'showsContact'>) =>
  showsContact === true;
