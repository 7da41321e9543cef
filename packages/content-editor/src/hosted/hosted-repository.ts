/** The repository that has the content, as the settings of the site say. */
export type HostedRepository = {
  /** Its owner and its name: "ridgeline/website". */
  readonly name: string;
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly folder: string;
};
