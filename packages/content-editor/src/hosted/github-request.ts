import * as z from 'zod';
import type { Access } from './access';
import { hostRequests } from './host-request';

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

const words = {
  name: 'GitHub',
  rights:
    '“Contents: Read and write” for the repository of this site, and “Pull requests: Read and write” where somebody accepts changes',
};

/** The branch has moved on: the answer of GitHub to a commit that doesn’t follow its last one. */
export class Stale extends Error {}

/**
 * Sends requests to GitHub’s API (docs.github.com/rest, docs.github.com/graphql).
 * @param access undefined for requests that must not have a token
 */
export function githubRequests(api: string, access?: Access) {
  const { faults, send, read, bodyOf, ask } = hostRequests(words, access);
  const headers = {
    Accept: 'application/vnd.github+json',
    'X-GitHub-Api-Version': '2022-11-28',
  };

  return {
    faults,
    /** Asks the REST API. */
    rest: <Answer>(path: string, form: z.ZodType<Answer>) =>
      ask(`${api}${path}`, form, { headers }),
    /** Tells the REST API something, by POST. */
    tell: async (path: string, json: unknown): Promise<void> => {
      await send(`${api}${path}`, { json, headers });
    },
    /** Asks the GraphQL API. */
    query: async <Answer>(query: string, variables: object, form: z.ZodType<Answer>) => {
      const response = await send(`${api}/graphql`, { json: { query, variables }, headers });
      const { data, errors = [] } = read(await bodyOf(response), graphAnswer);
      for (const { type, message } of errors) {
        if (type === 'STALE_DATA') throw new Stale(message);
        if (type === 'RATE_LIMITED') throw faults.limited(response);
        if (type === 'NOT_FOUND') throw faults.missing();
        if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') throw faults.forbidden();
        throw faults.refused(message);
      }
      return read(data, form);
    },
  };
}
