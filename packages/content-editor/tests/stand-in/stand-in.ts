import { StandInRepository, type StandInWrites } from '../github/repository';
import { OAuthStandIn } from './oauth-stand-in';
import { type Answer, type Call, callOf, checkAnswer, type Operation } from './description';

/** What a request meets instead of an answer: a response, or a broken connection before or after it is carried out. */
export type Mishap = Response | 'offline' | 'answer lost';

/** A pull request or merge request. */
export type StandInReview = { readonly branch: string; readonly title: string; state: string };

/** The application of the site: its id, and where it is sent back to. */
export const application = {
  applicationId: 'the-application',
  redirect: 'https://www.example.org/edit/',
};

/** What tests do with a stand-in for any host. */
export type AnyStandIn = {
  readonly repository: StandInRepository;
  /** Each request: “POST /graphql Head”, “GET /repos/…”. */
  readonly requests: string[];
  /** What was wrong with a request or an answer. */
  readonly faults: string[];
  /** The tokens that are accepted. */
  readonly tokens: Set<string>;
  /** Called before a request is carried out; the name is that in `requests`. */
  meet: (name: string) => Mishap | undefined;
  readonly reviews: readonly StandInReview[];
  /** Whether the user may change the repository. */
  mayWrite: boolean;
  /** Whether the repository has another name by now than the settings say. */
  isRenamed: boolean;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
};

type Host = {
  readonly origin: string;
  readonly operations: readonly Operation[];
  /** Headers that its CORS policy lets through, beside those of simple requests. */
  readonly headers: readonly string[];
  readonly token: string;
  /** What its OAuth needs and gives. */
  readonly oauth: { readonly scope: string; readonly tokenType: string };
};

/** Stands in for a host with one repository in memory, and checks each request and answer against its description. */
export abstract class StandIn implements AnyStandIn {
  readonly repository: StandInRepository;
  readonly requests: string[] = [];
  readonly faults: string[] = [];
  readonly tokens: Set<string>;
  readonly reviews: StandInReview[] = [];
  mayWrite = true;
  isRenamed = false;
  meet: (name: string) => Mishap | undefined = () => undefined;
  readonly oauth: OAuthStandIn;
  readonly #host: Host;

  constructor(files: StandInWrites, host: Host) {
    this.repository = new StandInRepository(files);
    this.tokens = new Set([host.token]);
    this.#host = host;
    this.oauth = new OAuthStandIn({ ...host.oauth, ...application, tokens: this.tokens });
  }

  /** Answers a request like `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const name = this.nameOf(request.method, url, text);
    this.requests.push(name);
    this.inspect(request, url, name);
    const mishap = this.meet(name);
    if (mishap === 'offline') throw new TypeError('Failed to fetch');
    if (mishap instanceof Response) return mishap;
    const answer = await this.carryOut(request, url, text).catch((error: unknown) => {
      this.faults.push(`${name}: ${String(error)}`);
      return Response.json({ message: 'Fault of the test' }, { status: 500 });
    });
    if (mishap === 'answer lost') throw new TypeError('Failed to fetch');
    // as fetch does
    const moved = answer.headers.get('location');
    return moved === null ? answer : this.fetch(new URL(moved, url).href, init);
  };

  /** Carries out a call. */
  protected abstract answer(call: Call): Answer | Promise<Answer>;

  /** Whether a call is one without a sign-in. */
  protected abstract isOpen(url: URL): boolean;

  /** The address to which the call of an earlier name of the repository leads; undefined for others. */
  protected abstract moved(call: Call, url: URL): string | undefined;

  protected nameOf(method: string, url: URL, text: string): string {
    const operation = /(?:query|mutation) (\w+)/.exec(text)?.[1];
    return [method, url.pathname, operation].filter(Boolean).join(' ');
  }

  private async carryOut(request: Request, url: URL, text: string): Promise<Response> {
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    if (!this.isOpen(url) && (token === undefined || !this.tokens.has(token)))
      return Response.json({ message: '401 Unauthorized' }, { status: 401 });
    const call = callOf(this.#host.operations, { method: request.method, url, text });
    const moved = this.moved(call, url);
    if (moved !== undefined)
      return new Response(null, { status: 307, headers: { location: moved } });
    const { status, content } = await (this.oauthAnswer(call) ?? this.answer(call));
    if (content instanceof Uint8Array) return new Response(new Uint8Array(content), { status });
    checkAnswer(call, status, content);
    return content === undefined
      ? new Response(null, { status })
      : Response.json(content, { status });
  }

  private oauthAnswer({ operation, body }: Call): Answer | undefined {
    if (operation.name.startsWith('OAuth: request')) return this.oauth.token(body);
    return operation.name.startsWith('OAuth: revoke') ? this.oauth.revoke(body) : undefined;
  }

  /** What every request has to keep to. */
  private inspect(request: Request, url: URL, name: string): void {
    const { origin, headers } = this.#host;
    if (url.origin !== origin) this.faults.push(`${url.origin} is another host.`);
    if ([...this.tokens].some((token) => (url.href + name).includes(token)))
      this.faults.push('token shown');
    const allowed = ['accept', ...headers];
    for (const [header, value] of request.headers) {
      const isSimple = header === 'content-type' && /^application\/x-www|^text\/plain/.test(value);
      if (!allowed.includes(header) && !isSimple)
        this.faults.push(`Other origins may not send the header ${header}.`);
    }
  }
}
