/** Where a section is. Every section's component gets it besides its content. */
export type SectionPlace = {
  /** Whether it is on the home page. */
  readonly isHome?: boolean;
  /** Whether it is in the first view of a phone. */
  readonly aboveTheFold?: boolean;
  /** Whether a call follows, which a phone should show at once. */
  readonly isAboveCall?: boolean;
};
