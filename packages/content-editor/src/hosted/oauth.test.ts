import { forgejoCase } from '../../tests/forgejo/forgejo-case';
import { gitlabCase } from '../../tests/gitlab/gitlab-case';
import { application, type StandIn } from '../../tests/stand-in/stand-in';
import { forgejo } from './forgejo-kind';
import { gitlab } from './gitlab-kind';
import { keptGrant } from './kept-grant';
import type { OAuth } from './oauth';

/* Signing in by OAuth with PKCE, without the page. */

/** A storage as browsers have. */
class Memory {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

const { applicationId, redirect } = application;

describe.each([
  { ...gitlabCase, kind: gitlab },
  { ...forgejoCase, kind: forgejo },
])('$name', ({ kind, ...host }) => {
  const place = { ...host.place, applicationId };
  let standIn: StandIn;
  let tab: Memory;
  let lasting: Memory;
  let address: URL;
  /** Where the page goes. */
  let left: URL | undefined;
  let oauth: OAuth;

  beforeEach(() => {
    standIn = host.standIn({});
    [tab, lasting] = [new Memory(), new Memory()];
    address = new URL(`${redirect}#contact`);
    left = undefined;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        standIn.fetch(input instanceof Request ? input.url : String(input), init),
      );
    Object.assign(globalThis, {
      sessionStorage: tab,
      localStorage: lasting,
      location: {
        get href() {
          return address.href;
        },
        get pathname() {
          return address.pathname;
        },
        get search() {
          return address.search;
        },
        get hash() {
          return address.hash;
        },
        assign: (to: string) => {
          left = new URL(to);
        },
      },
      history: {
        replaceState: (_: unknown, __: string, to: string) => {
          address = new URL(to, address);
        },
      },
    });
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { locks: { request: (_: string, run: () => unknown) => Promise.resolve(run()) } },
    });
    oauth = opened();
  });

  afterEach(() => {
    expect(standIn.faults).toEqual([]);
    jest.restoreAllMocks();
  });

  /** As after a load of the page. */
  function opened(id = applicationId): OAuth {
    const found = kind.oauth?.({ ...place, applicationId: id }, redirect, keptGrant('a/b'));
    if (!found) throw new Error('There is no OAuth.');
    return found;
  }

  /** Signs in as far as the host has sent the user back. */
  async function comeBack(isLasting = false) {
    await oauth.begin(isLasting);
    address = new URL(standIn.oauth.authorize(left ?? new URL('about:blank')));
    oauth = opened();
  }

  const token = () => oauth.signedIn().access.token();

  it('is not there without an application', () => {
    expect(kind.oauth?.(host.place, redirect, keptGrant('a/b'))).toBeUndefined();
  });

  it('signs in for the tab, and is back where it began, without the code', async () => {
    await comeBack();
    expect(await oauth.finish()).toBe(true);
    expect(address.href).toBe(`${redirect}#contact`);
    expect(standIn.tokens.has(await token())).toBe(true);
    expect([...lasting.values]).toEqual([]);
    // nothing of the way there is left
    expect([...tab.values.keys()]).toEqual(['editor-token a/b']);
  });

  it('does nothing where nobody was sent back', async () => {
    expect(await oauth.finish()).toBe(false);
    expect(standIn.requests).toEqual([]);
  });

  it('is kept for later on request, in one place for all tabs', async () => {
    await comeBack(true);
    await oauth.finish();
    expect([...tab.values]).toEqual([]);
    expect([...lasting.values.keys()]).toEqual(['editor-token a/b']);
  });

  it('refuses an answer that this tab has not asked for, and shows its code no longer', async () => {
    standIn.oauth.forgedState = 'x'.repeat(43);
    await comeBack();
    await expect(oauth.finish()).rejects.toThrow('did not begin in this tab');
    expect(address.search).toBe('');
    expect(standIn.requests).toEqual([]);
  });

  it('says so if the user does not allow it', async () => {
    standIn.oauth.isAllowed = false;
    await comeBack();
    await expect(oauth.finish()).rejects.toThrow('did not let you in (access_denied)');
    expect(address.search).toBe('');
  });

  it('uses a code once', async () => {
    await comeBack();
    const sentBack = address;
    await oauth.finish();
    address = sentBack;
    await expect(opened().finish()).rejects.toThrow('did not begin in this tab');
  });

  it('asks who looks after the site if the host does not know the application', async () => {
    await comeBack();
    oauth = opened('another');
    await expect(oauth.finish()).rejects.toThrow('doesn’t know the application');
  });

  it('can begin again if the answer to the code was lost', async () => {
    standIn.meet = () => 'answer lost';
    await comeBack();
    await expect(oauth.finish()).rejects.toThrow('when you are online');
    standIn.meet = () => undefined;
    await comeBack();
    expect(await oauth.finish()).toBe(true);
  });

  it('renews a token before it ends, once for all requests at a time', async () => {
    standIn.oauth.lifetime = 60;
    await comeBack();
    await oauth.finish();
    standIn.oauth.lifetime = 7200;
    standIn.requests.length = 0;
    const { access } = oauth.signedIn();
    const [first, second] = await Promise.all([access.token(), access.token()]);
    expect(first).toBe(second);
    expect(standIn.requests).toHaveLength(1);
    expect(standIn.tokens.has(first)).toBe(true);
    // the new one is kept, with what renews it
    expect(await token()).toBe(first);
    expect(standIn.requests).toHaveLength(1);
  });

  it('uses what another tab has renewed', async () => {
    standIn.oauth.lifetime = 60;
    await comeBack(true);
    await oauth.finish();
    standIn.oauth.lifetime = 7200;
    const there = opened().signedIn().access;
    const renewed = await there.token();
    standIn.requests.length = 0;
    expect(await token()).toBe(renewed);
    expect(standIn.requests).toEqual([]);
  });

  it('keeps the sign-in if the network is gone while it is renewed', async () => {
    standIn.oauth.lifetime = 60;
    await comeBack();
    await oauth.finish();
    standIn.meet = () => 'offline';
    await expect(token()).rejects.toThrow('when you are online');
    standIn.meet = () => undefined;
    expect(standIn.tokens.has(await token())).toBe(true);
  });

  it('forgets a sign-in that was ended at the host, and asks for a reload', async () => {
    standIn.oauth.lifetime = 60;
    await comeBack();
    await oauth.finish();
    standIn.oauth.revoke({ token: '' });
    await expect(token()).rejects.toThrow('sign in again');
    expect([...tab.values]).toEqual([]);
  });

  it('ends in this browser, and with the host where that can be', async () => {
    await comeBack();
    await oauth.finish();
    const [known = ''] = standIn.tokens;
    const connected = kind.connect(place, oauth.signedIn().access);
    const { revocation, signOut } = oauth.signedIn().account(connected);
    await signOut(false);
    expect([...tab.values]).toEqual([]);
    expect(standIn.tokens.has(known)).toBe(!host.isRevoking);
    expect(revocation).toEqual(host.isRevoking ? 'always' : { page: connected.tokenPage });
  });
});
