/**
 * Whether a hero is low on phones, which then show the next section, too, in their first view: one with
 * number and address.
 */
export const isLow = ({ showsContact }: Pick<Queries.HeroSectionFragment, 'showsContact'>) =>
  showsContact === true;
