import * as z from 'zod';
import type { Access } from './access';
import { hostRequests } from './host-request';

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** What messages say about it. */
export const gitlabWords = {
  name: 'GitLab',
  rights:
    'the scope “api”, and the role Developer in the project of this site; a protected branch may need more',
};

/** How many entries a page of an answer has at most (docs.gitlab.com/api/rest, pagination). */
const pageSize = 100;

/**
 * Sends requests to GitLab’s API (docs.gitlab.com/api/rest, docs.gitlab.com/api/graphql). It gives other origins its
 * answers, but few of their headers.
 * @param address of the instance
 */
export function gitlabRequests(address: string, access?: Access) {
  const { faults, send, read, bodyOf, ask } = hostRequests(gitlabWords, access);
  const api = `${address}/api/v4`;
  return {
    faults,
    send: (path: string, request?: Parameters<typeof send>[1]) => send(`${api}${path}`, request),
    /** Asks the REST API. */
    rest: <Answer>(path: string, form: z.ZodType<Answer>, json?: unknown) =>
      ask(`${api}${path}`, form, { json }),
    /** All pages of a list of the REST API. */
    pages: async <Entry>(path: string, form: z.ZodType<readonly Entry[]>) => {
      const entries: Entry[] = [];
      for (let page = 1; entries.length === (page - 1) * pageSize; page += 1)
        entries.push(...(await ask(`${api}${path}&per_page=${pageSize}&page=${page}`, form)));
      return entries;
    },
    /** Asks the GraphQL API. */
    query: async <Answer>(query: string, variables: object, form: z.ZodType<Answer>) => {
      const response = await send(`${address}/api/graphql`, { json: { query, variables } });
      const { data, errors: [error] = [] } = read(await bodyOf(response), graphAnswer);
      if (error) throw faults.refused(error.message);
      return read(data, form);
    },
  };
}

/** Requests to one instance. */
export type GitlabRequests = ReturnType<typeof gitlabRequests>;
