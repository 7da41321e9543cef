import type { CreateDevServerArgs } from 'gatsby';
import { serveSocialImages } from './serve-social-images';

const hero = { type: 'hero', heading: 'Who We Are', scene: 'homestead' };
const page = { title: 'About', description: '', keywords: [], sections: [hero] };
const nodes: Readonly<Record<string, readonly object[]>> = {
  SiteContent: [{ name: 'Ridgeline' }],
  ContactContent: [{}],
  RedirectsContent: [{}],
  ContentPage: [
    { ...page, path: '/about' },
    { ...page, path: '/hidden', noindex: true },
  ],
};

/** What the server answers: the type and size of a picture, or that it has none. */
function answerTo(path: string): Promise<string> {
  return new Promise((resolve) => {
    const get = (address: RegExp, handler: (...args: readonly unknown[]) => void) => {
      if (!address.test(path)) {
        resolve('not asked');
        return;
      }
      const send = (type: string) => (body: Buffer) =>
        resolve(`${type} ${body.length > 10_000 ? 'picture' : 'nothing'}`);
      handler({ path }, { type: (type: string) => ({ send: send(type) }) }, () => resolve('next'));
    };
    const api = { app: { get }, getNodesByType: (type: string) => nodes[type] ?? [] };
    serveSocialImages(api as unknown as CreateDevServerArgs);
  });
}

it.each([
  ['/og/about.jpg', 'jpg picture'],
  ['/og/hidden.jpg', 'next'],
  ['/og/nowhere.jpg', 'next'],
  ['/about', 'not asked'],
])('answers %s with: %s', async (path, answer) => {
  expect(await answerTo(path)).toBe(answer);
});
