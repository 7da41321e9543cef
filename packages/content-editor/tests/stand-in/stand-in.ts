import type { StandInRepository } from './repository';

/**
 * What a request meets instead of an answer: a response, also after it was carried out, or a broken connection before or
 * after that.
 */
export type Mishap = Response | { readonly done: Response } | 'offline' | 'answer lost';

/**
 * Stands in for a host with one repository in memory, and checks each request and answer against what the host publishes
 * about its API.
 */
export type StandIn = {
  readonly repository: StandInRepository;
  /** Each request: “POST /graphql Head”, “GET /repos/…”. */
  readonly requests: string[];
  /** What was wrong with a request or an answer. */
  readonly faults: string[];
  /** The tokens that are accepted. */
  readonly tokens: Set<string>;
  /** Called before a request is carried out; the name is that in `requests`. */
  meet: (name: string) => Mishap | undefined;
  /** Whether the user may change the repository. */
  mayWrite: boolean;
  /** Whether the repository has another name by now than the settings say. */
  isRenamed: boolean;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
};
