import * as z from 'zod';
import { ReloadNeeded, LostAnswer } from '../../store/failure';
import { TooLarge } from '../git-host';

/** What GitHub says, whole: no cause is guessed from its words. */
const saying = (words: string) => (words === '' ? '' : ` It says: “${words}”`);

/** The errors of GitHub, in words that say what to do. Each takes what GitHub says. */
export const faults = {
  offline: () => new LostAnswer('GitHub can’t be reached. Try again when you are online.'),
  /** An answer that is cut off, or none that is expected. */
  unread: () => new LostAnswer('GitHub’s answer can’t be read. Try again in a minute.'),
  /** It isn’t known whether it was done. */
  outage: (said = '') =>
    new LostAnswer(`GitHub couldn’t answer. Try again in a minute.${saying(said)}`),
  signedOut: (said = '') =>
    new ReloadNeeded(`GitHub doesn’t accept your token. Sign in again.${saying(said)}`),
  missing: (said = '') =>
    new Error(
      `GitHub doesn’t find the repository of this site, or your token isn’t for it. Ask who looks after the site.${saying(said)}`,
    ),
  tooLarge: () =>
    new TooLarge('A file is larger than what GitHub gives out. Ask who looks after the site.'),
  tooMuch: () =>
    new Error('This is too much for one publication. Publish fewer or smaller pictures at once.'),
  refused: (said = '') => new Error(`GitHub refuses this.${saying(said)}`),
  /** Too many requests. A header that is missing counts as a minute. */
  limited: ({ headers }: Response, said = '') => {
    const rest = Number(headers.get('x-ratelimit-reset') ?? 0) - Date.now() / 1000;
    const minutes = Math.max(1, Math.ceil(Number(headers.get('retry-after') ?? rest) / 60));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return new Error(
      `GitHub was asked too often and wants a pause. Try again in ${wait}.${saying(said)}`,
    );
  },
  noBranch: (branch: string, folder: string) =>
    new Error(
      `The repository of this site has no branch “${branch}” with a folder “${folder}”. Ask who looks after the site.`,
    ),
  tooMany: () => new Error('The content has too many files for this form.'),
  archived: () => new Error('The repository of this site is archived: nobody can change it.'),
  readOnly: (user: string) =>
    new Error(
      `You are signed in as ${user}, who may read the repository of this site, but not change it. Ask who looks after the site.`,
    ),
};

/** The body of an error (docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api). */
const failure = z.object({
  message: z.string(),
  errors: z.array(z.object({ code: z.string().optional() })).optional(),
});

/** What a response that is no success means. */
export async function faultOf(response: Response): Promise<Error> {
  const { status, headers } = response;
  const { message = '', errors } =
    failure.safeParse(await response.json().catch(() => undefined)).data ?? {};
  const isSpent = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 401) return faults.signedOut(message);
  if (status === 429 || (status === 403 && isSpent)) return faults.limited(response, message);
  if (status === 404) return faults.missing(message);
  if (status === 413) return faults.tooMuch();
  if (status >= 500) return faults.outage(message);
  if (errors?.some(({ code }) => code === 'too_large')) return faults.tooLarge();
  // a right that is missing, or a limit that no header tells of
  return faults.refused(message === '' ? String(status) : message);
}
