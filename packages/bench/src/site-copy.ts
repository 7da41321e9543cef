/** A copy of the site, which a measurement may change. */
export type SiteCopy = {
  /** Its folder. */
  readonly root: string;
  /** Makes the copy, without the caches of builds; deletes an earlier one. */
  readonly prepare: () => Promise<void>;
  readonly discard: () => Promise<void>;
};
