import { createHash } from 'node:crypto';
import type { Answer } from './description';

type Settings = {
  readonly applicationId: string;
  /** The address that was stated for the application. */
  readonly redirect: string;
  readonly scope: string;
  readonly tokenType: string;
  /** The tokens that are accepted. */
  readonly tokens: Set<string>;
};

const error = (status: number, code: string): Answer => ({
  status,
  content: { error: code, error_description: `The test says ${code}.` },
});

/** Stands in for a host that signs people in by OAuth with PKCE, for an application without a secret. */
export class OAuthStandIn {
  readonly #settings: Settings;
  #number = 0;
  #asked = { code: '', challenge: '' };
  #refresh = '';
  /** The address to which it sends back. */
  redirect: string;
  /** Whether the user allows it. */
  isAllowed = true;
  /** Seconds after which a token ends. */
  lifetime = 7200;
  /** Which state it sends back instead of the one that it got. */
  forgedState: string | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.redirect = settings.redirect;
  }

  /** Where the page that asks the user leads. @throws if it isn't asked as it documents */
  authorize(url: URL): string {
    const { applicationId, scope } = this.#settings;
    const { redirect } = this;
    const { client_id, redirect_uri, response_type, code_challenge_method, ...query } =
      Object.fromEntries(url.searchParams);
    const isRight =
      client_id === applicationId &&
      redirect_uri === redirect &&
      response_type === 'code' &&
      code_challenge_method === 'S256' &&
      query.scope === scope &&
      /^[\w-]{43}$/.test(query.code_challenge ?? '') &&
      /^[\w-]{43}$/.test(query.state ?? '');
    if (!isRight) throw new Error(`Not as documented: ${url.search}`);
    this.#asked = { code: `code-${(this.#number += 1)}`, challenge: query.code_challenge ?? '' };
    const answer = this.isAllowed ? { code: this.#asked.code } : { error: 'access_denied' };
    const state = this.forgedState ?? query.state ?? '';
    return `${redirect}?${new URLSearchParams({ ...answer, state }).toString()}`;
  }

  /** Gives out tokens for a code, or new ones, which end the ones before. */
  token(body: unknown): Answer {
    const form = body as Readonly<Record<string, string>>;
    const { applicationId, tokens } = this.#settings;
    if (form.client_id !== applicationId) return error(401, 'invalid_client');
    if (form.redirect_uri !== this.redirect) return error(400, 'invalid_grant');
    if (form.grant_type === 'authorization_code') {
      const hash = createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url');
      const isRight = form.code === this.#asked.code && hash === this.#asked.challenge;
      // a code works once
      this.#asked = { code: '', challenge: '' };
      if (!isRight) return error(400, 'invalid_grant');
    } else if (form.refresh_token !== this.#refresh) return error(400, 'invalid_grant');
    tokens.clear();
    this.#number += 1;
    const access = `oauth-token-${this.#number}`;
    this.#refresh = `oauth-refresh-${this.#number}`;
    tokens.add(access);
    return {
      status: 200,
      content: {
        access_token: access,
        token_type: this.#settings.tokenType,
        expires_in: this.lifetime,
        refresh_token: this.#refresh,
        created_at: 1,
      },
    };
  }

  /** Ends a sign-in. */
  revoke(body: unknown): Answer {
    this.#settings.tokens.delete((body as { token: string }).token);
    this.#refresh = '';
    return { status: 200, content: {} };
  }
}
