import type { HostedRepository } from './hosted-repository';
import type { KnownSizes } from './hosted-pictures';

/** What the build tells the form, in an attribute of its page. */
export type HostedSettings = {
  readonly repository: HostedRepository;
  /** The address of the form’s files, with a slash at the end. */
  readonly base: string;
  readonly sizes: KnownSizes;
  /** Git’s ids of the texts with which the site was built, by path. */
  readonly built: Readonly<Record<string, string>>;
  /** The endings of the pictures of choices, by the kind of the choice. */
  readonly choices: Readonly<Record<string, string>>;
};

/** The id of the element whose attribute `data-texts` has the texts of the last build: at the end, so that scripts load first. */
export const knownTextsId = 'known';
