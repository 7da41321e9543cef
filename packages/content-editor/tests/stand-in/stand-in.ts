import type { StandInRepository } from './repository';

/** What a request meets instead of an answer: a response, or a broken connection before or after it is carried out. */
export type Mishap = Response | 'offline' | 'answer lost';

/** A pull request. */
export type StandInReview = { readonly branch: string; readonly title: string; state: string };

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
  readonly reviews: readonly StandInReview[];
  /** Whether the user may change the repository. */
  mayWrite: boolean;
  /** Whether the repository has another name by now than the settings say. */
  isRenamed: boolean;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
};
