import * as z from 'zod';
import type { HostWords } from './host-faults';
import { SignedOut } from './host-error';
import { hostRequests } from './host-request';
import type { Grant, KeptGrant } from './kept-grant';
import { oauthAccess } from './oauth-access';
import { challengeOf, secret } from './pkce';
import type { SignedIn } from './signed-in';

/** A host that signs people in by OAuth, with applications that have no secret (RFC 6749, RFC 7636). */
export type OAuthProvider = {
  /** Its pages and its calls. */
  readonly authorize: string;
  readonly token: string;
  /** Ends a sign-in; undefined if only a page of the host does. */
  readonly revoke: string | undefined;
  readonly scope: string;
  readonly words: HostWords;
};

type Settings = {
  readonly provider: OAuthProvider;
  /** The public id of the application. */
  readonly applicationId: string;
  /** The address of the form, to which the host sends the user back. */
  readonly redirect: string;
  readonly kept: KeptGrant;
};

/** What this tab has to remember while the user is with the host. */
const pending = z.object({
  state: z.string(),
  verifier: z.string(),
  isLasting: z.boolean(),
  /** Where the user was. */
  address: z.string(),
});

const pendingKey = 'editor-sign-in';

const answer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
});

/** Signs in by OAuth with PKCE. */
export function oauthOf({ provider, applicationId, redirect, kept }: Settings) {
  const { faults, ask, send } = hostRequests(provider.words);
  const common = { client_id: applicationId, redirect_uri: redirect };

  const unknownApplication = () =>
    new Error(
      `${provider.words.name} doesn’t know the application of this site, or it isn’t a public one. Ask who looks after the site.`,
    );

  /** Asks for a token. @throws Refused if the host doesn’t give one */
  async function request(form: Readonly<Record<string, string>>): Promise<Grant> {
    const found = await ask(provider.token, answer, { form: { ...common, ...form } });
    const { access_token: token, refresh_token: refresh, expires_in: seconds } = found;
    return { token, refresh, expires: seconds && Date.now() + seconds * 1000 };
  }

  return {
    /** Leaves this page for that of the host, where the user allows it or not. */
    begin: async (isLasting: boolean): Promise<void> => {
      const [state, verifier] = [secret(), secret()];
      const address = location.pathname + location.search + location.hash;
      const remembered = { state, verifier, isLasting, address };
      sessionStorage.setItem(pendingKey, JSON.stringify(remembered));
      const query = new URLSearchParams({
        ...common,
        response_type: 'code',
        scope: provider.scope,
        state,
        code_challenge: await challengeOf(verifier),
        code_challenge_method: 'S256',
      });
      location.assign(`${provider.authorize}?${query.toString()}`);
    },

    /**
     * Goes on where the host has sent the user back. The address bar forgets its code at once.
     * @returns whether somebody is signed in now
     * @throws if that failed; the message says why
     */
    finish: async (): Promise<boolean> => {
      const query = new URLSearchParams(location.search);
      const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')];
      if (state === null || (code === null && error === null)) return false;
      const noted: unknown = JSON.parse(sessionStorage.getItem(pendingKey) ?? 'null');
      const begun = pending.safeParse(noted).data;
      sessionStorage.removeItem(pendingKey);
      history.replaceState(null, '', begun?.address ?? location.pathname);
      if (begun?.state !== state)
        throw new Error('This sign-in did not begin in this tab. Begin again.');
      if (code === null)
        throw new Error(`${provider.words.name} did not let you in (${error ?? ''}). Begin again.`);
      const { verifier, isLasting } = begun;
      const form = { grant_type: 'authorization_code', code, code_verifier: verifier };
      const grant = await request(form).catch((thrown: unknown) => {
        throw thrown instanceof SignedOut ? unknownApplication() : thrown;
      });
      kept.keep(grant, isLasting);
      return true;
    },

    /** The sign-in that is kept: tokens are renewed before they end, and signing out ends it with the host, too. */
    signedIn: (): SignedIn => ({
      access: oauthAccess({
        kept,
        faults,
        renew: (refresh) => request({ grant_type: 'refresh_token', refresh_token: refresh }),
      }),
      account: ({ tokenPage }) => ({
        revocation: provider.revoke === undefined ? { page: tokenPage } : 'always',
        signOut: async () => {
          const token = kept.read()?.token;
          kept.forget();
          if (provider.revoke !== undefined && token !== undefined)
            await send(provider.revoke, { form: { client_id: applicationId, token } });
        },
      }),
    }),
  };
}

/** Signing in by OAuth. */
export type OAuth = ReturnType<typeof oauthOf>;
