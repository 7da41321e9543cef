import type { Access } from './access';
import type { HostFaults } from './host-faults';
import { Refused, SignedOut } from './host-error';
import type { Grant, KeptGrant } from './kept-grant';

/** Milliseconds before its end in which a token is renewed: as long as a request may take. */
const margin = 120_000;

type Settings = {
  readonly kept: KeptGrant;
  readonly faults: HostFaults;
  /** Asks for a new token. The one before is useless then. */
  readonly renew: (refresh: string) => Promise<Grant>;
};

const isFresh = ({ expires = Infinity }: Grant) => Date.now() < expires - margin;

/** Access by tokens that end after an hour or two. One request renews them, in one tab of all that share a sign-in. */
export function oauthAccess({ kept, faults, renew }: Settings): Access {
  let renewing: Promise<string> | undefined;

  /** @throws SignedOut if the host doesn’t renew it */
  async function renewed(): Promise<string> {
    const known = kept.read();
    if (!known) throw faults.signedOut();
    // another tab may have done it meanwhile
    if (isFresh(known)) return known.token;
    try {
      const grant = await renew(known.refresh ?? '');
      kept.renew({ refresh: known.refresh, ...grant });
      return grant.token;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof SignedOut)) throw error;
      kept.forget();
      throw faults.signedOut();
    }
  }

  return {
    onSignedOut: kept.forget,
    token: () => {
      const known = kept.read();
      if (known && isFresh(known)) return Promise.resolve(known.token);
      renewing ??= navigator.locks.request(kept.key, renewed).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
