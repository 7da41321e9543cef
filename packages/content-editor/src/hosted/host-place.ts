/** A Git host whose API the form knows. Forgejo stands for Gitea, too, from which it comes. */
export type HostName = 'github' | 'gitlab' | 'forgejo';

/** Where the content is, as the settings of the site say. */
export type HostPlace = {
  readonly host: HostName;
  /** Where the host is, without a slash at the end; that of the best known one by default. */
  readonly address?: string | undefined;
  /** Its owner and its name: "ridgeline/website"; at GitLab with all groups. */
  readonly repository: string;
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly folder: string;
  /** Whether somebody has to accept changes: they go to a branch of their own, with a pull request. */
  readonly review?: boolean | undefined;
  /** The public id of the application with which people sign in by OAuth; undefined for tokens alone. */
  readonly applicationId?: string | undefined;
};

const addresses: Readonly<Record<HostName, string>> = {
  // of its API; all else of GitHub is a link
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  forgejo: 'https://codeberg.org',
};

/** The address of the host, to which all requests of the form go. */
export const hostAddress = ({ host, address }: Pick<HostPlace, 'host' | 'address'>): string =>
  address ?? addresses[host];
