import { execute, parse, validate } from 'graphql';
import { githubApi } from '../../src/hosted/github/request';
import { graphRoot } from './graph-answers';
import { callOf, checkAnswer, graphSchema } from './published-description';
import { StandInRepository, type StandInWrites } from './repository';
import { restAnswer } from './rest-answers';

const folder = 'content';

/**
 * What a request meets instead of an answer: a response, also after it was carried out, or a broken connection before or
 * after that.
 */
export type Mishap = Response | { readonly done: Response } | 'offline' | 'answer lost';

/**
 * Stands in for api.github.com with one repository in memory. It carries out GraphQL by GitHub's published schema, and
 * checks each request and answer against GitHub's published description: one that doesn't fit fails the test.
 */
export class GithubStandIn {
  readonly repository: StandInRepository;
  /** Each request: “POST /graphql Head”, “GET /repos/…”. */
  readonly requests: string[] = [];
  /** What was wrong with a request or an answer. */
  readonly faults: string[] = [];
  /** The tokens that are accepted. */
  readonly tokens = new Set(['github_pat_good']);
  /** Whether the user may change the repository. */
  mayWrite = true;
  /** Whether the repository has another name by now than the settings say. */
  isRenamed = false;
  /** The length at which GraphQL cuts off texts. */
  longest = Infinity;
  /** Called before a request is carried out; the name is that in `requests`. */
  meet: (name: string) => Mishap | undefined = () => undefined;

  constructor(files: StandInWrites) {
    this.repository = new StandInRepository(files);
  }

  /** Answers a request like `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const name = nameOf(request.method, url, body);
    this.requests.push(name);
    if (url.origin !== githubApi) this.faults.push(`${url.origin} is another host.`);
    if ([url.href, name].some((part) => part.includes('github_pat')))
      this.faults.push('token shown');
    const mishap = this.meet(name);
    if (mishap === 'offline') throw new TypeError('Failed to fetch');
    if (mishap instanceof Response) return mishap;
    const answer = await this.answer(request, url, body).catch((error: unknown) => {
      this.faults.push(String(error));
      return Response.json({ message: 'Fault of the test' }, { status: 500 });
    });
    if (mishap === 'answer lost') throw new TypeError('Failed to fetch');
    if (mishap) return mishap.done;
    return answer;
  };

  private async answer(request: Request, url: URL, body: unknown): Promise<Response> {
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    if (url.pathname === '/credentials/revoke') return this.revoke(url, token, body);
    if (token === undefined || !this.tokens.has(token))
      return Response.json({ message: 'Bad credentials' }, { status: 401 });
    if (url.pathname === '/graphql') return this.graph(body as Query);
    // as GitHub does with requests for an earlier name; fetch follows
    if (this.isRenamed && url.pathname.startsWith('/repos/ridgeline/website/'))
      url.pathname = url.pathname.replace('/website/', '/renamed/');
    const call = callOf(request.method, url, body);
    const { status, content } = restAnswer(this.repository, call, folder);
    checkAnswer(call, status, content);
    return Response.json(content, { status });
  }

  private revoke(url: URL, token: string | undefined, body: unknown): Response {
    callOf('POST', url, body);
    // GitHub: "Any authenticated requests will return a 403."
    if (token !== undefined) return Response.json({ message: 'Forbidden' }, { status: 403 });
    for (const revoked of (body as { credentials: string[] }).credentials)
      this.tokens.delete(revoked);
    return new Response(null, { status: 202 });
  }

  private async graph({ query, variables }: Query): Promise<Response> {
    const document = parse(query);
    const faults = validate(graphSchema, document);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const { data, errors } = await execute({
      schema: graphSchema,
      document,
      variableValues: variables,
      rootValue: graphRoot(this),
    });
    const known = errors?.map(({ message, path, extensions }) => ({
      type: extensions.type,
      path,
      message,
    }));
    return Response.json({ data, ...(known && { errors: known }) });
  }
}

type Query = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

function nameOf(method: string, url: URL, body: unknown): string {
  const { query = '' } = (body ?? {}) as Partial<Query>;
  const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1];
  return [method, url.pathname, operation].filter(Boolean).join(' ');
}
