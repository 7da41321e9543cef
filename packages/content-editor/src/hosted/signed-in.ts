import type { Account } from '../session/store';
import type { Access } from './access';
import type { GitHost } from './git-host';
import type { KeptGrant } from './kept-grant';

/** How somebody is signed in, and how that ends. */
export type SignedIn = {
  readonly access: Access;
  readonly account: (host: GitHost) => Pick<Account, 'revocation' | 'signOut'>;
};

/** Signed in with a token that somebody has made by hand. */
export const withToken = (token: string, kept: Pick<KeptGrant, 'forget'>): SignedIn => ({
  access: { token: () => Promise.resolve(token), onSignedOut: kept.forget },
  account: (host) => ({
    revocation: host.revoke ? 'asked' : { page: host.tokenPage },
    signOut: async (isRevoked) => {
      kept.forget();
      if (isRevoked) await host.revoke?.();
    },
  }),
});
