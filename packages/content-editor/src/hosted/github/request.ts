import * as z from 'zod';
import type { Access } from '../git-host';
import { faultOf, faults } from './faults';

/** The address of GitHub’s API, to which all requests of the form go. */
export const githubApi = 'https://api.github.com';

/** Milliseconds; a commit with pictures takes a minute on a slow connection. */
const timeout = 120_000;

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

/** The branch has moved on: the answer of GitHub to a commit that doesn’t follow its last one. */
export class Stale extends Error {}

/**
 * Sends requests to GitHub’s API (docs.github.com/rest, docs.github.com/graphql). The token is in a header
 * alone, never in an address or an error.
 * @param access undefined for requests that must not have a token
 */
export function githubRequests(access?: Access) {
  /**
   * @param json the body of a POST; a GET without one
   * @throws what a response that is no success means; LostAnswer if there is none
   */
  async function send(path: string, json?: unknown): Promise<Response> {
    const response = await fetch(`${githubApi}${path}`, {
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers: {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(access && { Authorization: `Bearer ${access.token}` }),
      },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw faults.offline();
    });
    if (response.status === 401) access?.onSignedOut();
    if (!response.ok) throw await faultOf(response);
    return response;
  }

  return {
    /** Asks the REST API. */
    rest: async <Answer>(path: string, answerSchema: z.ZodType<Answer>) =>
      read(await bodyOf(await send(path)), answerSchema),
    /** Tells the REST API something, by POST. */
    tell: async (path: string, json: unknown): Promise<void> => {
      await send(path, json);
    },
    /** Asks the GraphQL API. */
    query: async <Answer>(query: string, variables: object, answerSchema: z.ZodType<Answer>) => {
      const response = await send('/graphql', { query, variables });
      const { data, errors = [] } = read(await bodyOf(response), graphAnswer);
      for (const { type, message } of errors) {
        if (type === 'STALE_DATA') throw new Stale(message);
        if (type === 'RATE_LIMITED') throw faults.limited(response, message);
        if (type === 'NOT_FOUND') throw faults.missing(message);
        // it may have been done
        throw type === undefined ? faults.outage(message) : faults.refused(message);
      }
      return read(data, answerSchema);
    },
  };
}

/** Asks GitHub. */
export type GithubRequests = ReturnType<typeof githubRequests>;

/** The body of a response. @throws LostAnswer if it is cut off */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw faults.unread();
  }
}

/** An answer that has been checked against its schema. @throws LostAnswer if it doesn’t fit */
function read<Answer>(answer: unknown, schema: z.ZodType<Answer>): Answer {
  const found = schema.safeParse(answer);
  if (!found.success) throw faults.unread();
  return found.data;
}
