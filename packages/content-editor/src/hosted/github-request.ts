import * as z from 'zod';
import { LostAnswer, SignedOut } from './host-error';

/** Milliseconds; a commit with pictures takes a minute on a slow connection. */
const timeout = 120_000;

const failure = z.object({ message: z.string() });

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

/** What to tell about an answer that is cut off, or none that is expected. */
export const unread = 'GitHub’s answer can’t be read. Try again in a minute.';

/** The branch has moved on: the answer of GitHub to a commit that doesn’t follow its last one. */
export class Stale extends Error {}

/**
 * Sends requests to GitHub’s API (docs.github.com/rest, docs.github.com/graphql). The token is in a header alone, never
 * in an address or an error.
 * @param token undefined for requests that must not have one
 * @param onSignedOut called when GitHub no longer accepts it
 */
export function githubRequests(
  api: string,
  token?: string,
  onSignedOut: () => void = () => undefined,
) {
  async function send(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${api}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw new LostAnswer('GitHub can’t be reached. Try again when you are online.');
    });
    if (response.status === 401) onSignedOut();
    if (!response.ok) await refuse(response);
    return response;
  }

  return {
    /** Asks the REST API. */
    rest: async <Answer>(path: string, form: z.ZodType<Answer>) =>
      read(await send(path).then(bodyOf), form),
    /** Tells the REST API something, by POST. */
    tell: async (path: string, body: unknown): Promise<void> => {
      await send(path, body);
    },
    /** Asks the GraphQL API. */
    query: async <Answer>(query: string, variables: object, form: z.ZodType<Answer>) => {
      const response = await send('/graphql', { query, variables });
      const { data, errors = [] } = read(await bodyOf(response), graphAnswer);
      for (const { type, message } of errors) {
        if (type === 'STALE_DATA') throw new Stale(message);
        if (type === 'RATE_LIMITED') throw limited(response);
        if (type === 'NOT_FOUND') throw missing();
        if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') throw forbidden();
        throw refused(message);
      }
      return read(data, form);
    },
  };
}

/** @throws LostAnswer if it is cut off */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new LostAnswer(unread);
  }
}

/** An answer in the expected form. @throws LostAnswer for another one */
function read<Answer>(answer: unknown, form: z.ZodType<Answer>): Answer {
  const found = form.safeParse(answer);
  if (!found.success) throw new LostAnswer(unread);
  return found.data;
}

/** @throws what a response that is no success means */
async function refuse(response: Response): Promise<never> {
  const { status, headers } = response;
  if (status === 401)
    throw new SignedOut(
      'GitHub doesn’t accept your token: it is wrong, has expired or was revoked. Reload this page to sign in again.',
    );
  const isSpent = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 429 || (status === 403 && isSpent)) throw limited(response);
  if (status === 403) throw forbidden();
  if (status === 404) throw missing();
  if (status === 413)
    throw new Error('This is too much for one save. Save fewer or smaller pictures at once.');
  if (status >= 500) throw new LostAnswer('GitHub couldn’t answer. Try again in a minute.');
  const said = failure.safeParse(await response.json().catch(() => undefined)).data;
  throw refused(said?.message ?? String(status));
}

const forbidden = () =>
  new Error(
    'Your token doesn’t allow this. It needs “Contents: Read and write” for the repository of this site, and “Pull requests: Read and write” where somebody accepts changes.',
  );

const missing = () =>
  new Error(
    'GitHub doesn’t find the repository of this site, or your token isn’t for it. Ask who looks after the site.',
  );

const refused = (message: string) => new Error(`GitHub refuses this. It says: “${message}”`);

/** Too many requests (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api). */
function limited({ headers }: Response): Error {
  const reset = Number(headers.get('x-ratelimit-reset') ?? 0);
  const seconds = Number(headers.get('retry-after') ?? reset - Date.now() / 1000);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Error(`GitHub was asked too often and wants a pause. Try again in ${wait}.`);
}
