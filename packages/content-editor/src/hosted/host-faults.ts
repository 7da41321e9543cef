import * as z from 'zod';
import { LostAnswer, Missing, Refused, SignedOut, TooLarge } from './host-error';

/** What messages say about a host. */
export type HostWords = {
  /** "GitHub" */
  readonly name: string;
  /** What a token needs, as the host calls it. */
  readonly rights: string;
};

/** The body of an error: of GitHub and Forgejo, of GitLab, and of OAuth (RFC 6749, section 5.2). */
const failure = z.object({
  message: z.unknown(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  errors: z.array(z.object({ code: z.string().optional() })).optional(),
});

/** What the host itself says of an error: its words, empty without any, and whether a file is too large. */
async function saidBy(response: Response) {
  const body = failure.safeParse(await response.json().catch(() => undefined)).data;
  const { message = body?.error_description ?? body?.error ?? '', errors } = body ?? {};
  return {
    said: typeof message === 'string' ? message : JSON.stringify(message),
    isTooLarge: errors?.some(({ code }) => code === 'too_large') ?? false,
  };
}

const saying = (words: string) => (words === '' ? '' : ` It says: “${words}”`);

/** The errors of a host, in words that say what to do. */
export function hostFaults({ name, rights }: HostWords) {
  const faults = {
    offline: () => new LostAnswer(`${name} can’t be reached. Try again when you are online.`),
    /** An answer that is cut off, or none that is expected. */
    unread: () => new LostAnswer(`${name}’s answer can’t be read. Try again in a minute.`),
    outage: () => new LostAnswer(`${name} couldn’t answer. Try again in a minute.`),
    signedOut: () =>
      new SignedOut(
        `${name} doesn’t accept your token: it is wrong, has expired or was revoked. Reload this page to sign in again.`,
      ),
    forbidden: (said = '') =>
      new Refused(`Your token doesn’t allow this. It needs ${rights}.${saying(said)}`),
    missing: () =>
      new Missing(
        `${name} doesn’t find the repository of this site, or your token isn’t for it. Ask who looks after the site.`,
      ),
    tooLarge: () =>
      new TooLarge(`A file is larger than what ${name} gives out. Ask who looks after the site.`),
    tooMuch: () =>
      new Error('This is too much for one save. Save fewer or smaller pictures at once.'),
    refused: (message: string) => new Refused(`${name} refuses this.${saying(message)}`),
    /** Too many requests. A header that other origins may not read counts as a minute. */
    limited: ({ headers }: Response) => {
      const reset = headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset');
      const rest = Number(reset ?? 0) - Date.now() / 1000;
      const minutes = Math.max(1, Math.ceil(Number(headers.get('retry-after') ?? rest) / 60));
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return new Error(`${name} was asked too often and wants a pause. Try again in ${wait}.`);
    },
    noBranch: (branch: string, folder: string) =>
      new Error(
        `The repository of this site has no branch “${branch}” with a folder “${folder}”. Ask who looks after the site.`,
      ),
    tooMany: () => new Error('The content has too many files for this form.'),
    archived: () => new Error('The repository of this site is archived: nobody can change it.'),
    readOnly: (user: string) =>
      new Error(
        `${user === '' ? 'Your token is of somebody' : `You are signed in as ${user}`}, who may read the repository of this site, but not change it. Ask who looks after the site.`,
      ),
  };

  /** What a response that is no success means. */
  async function meaning(response: Response): Promise<Error> {
    const { status, headers } = response;
    if (status === 401) return faults.signedOut();
    const isSpent = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
    if (status === 429 || (status === 403 && isSpent)) return faults.limited(response);
    if (status === 404) return faults.missing();
    if (status === 413) return faults.tooMuch();
    if (status >= 500) return faults.outage();
    const { said, isTooLarge } = await saidBy(response);
    if (isTooLarge) return faults.tooLarge();
    if (status === 403) return faults.forbidden(said);
    return faults.refused(said === '' ? String(status) : said);
  }

  return { ...faults, meaning };
}

/** The errors of a host. */
export type HostFaults = ReturnType<typeof hostFaults>;
