import type { HostedRepository } from './git-host';
import type { KnownSizes } from './hosted-pictures';

/** What the build tells the form, in an attribute of its page. */
export type HostedSettings = {
  readonly repository: HostedRepository;
  /** The address of the form’s files, with a slash at the end. */
  readonly base: string;
  readonly sizes: KnownSizes;
  /** Whether it shows the site’s pages. */
  readonly frame: boolean;
  /** The endings of the pictures of choices, by the kind of the choice. */
  readonly choices: Readonly<Record<string, string>>;
};

/** The id of the element with the texts of the last build. It is the last one, so that scripts load first. */
export const knownTextsId = 'known';
