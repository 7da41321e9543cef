import path from 'node:path';
import { buildSite, isBuilt } from '../../scripts/support/build-site';
import { SiteCopy } from './site-copy';

/** Where the fixture site is built, apart from the site itself; kept, so that the next build is warm. */
const site = new SiteCopy('fixture', path.resolve('.fixture-site'));

/** Its pages and all else a host would serve. */
export const fixturePublic = path.join(site.root, 'public');

/**
 * Builds the site, unless it is there, with the fixture's content, for the tests of all that must not depend on words.
 * @returns whether that succeeded
 */
export async function buildFixtureSite(): Promise<boolean> {
  await site.renew();
  await site.useFixtureContent(false);
  const { root } = site;
  return (
    (await isBuilt(root)) ||
    buildSite({ name: 'Building the fixture site', root, isParallel: true })
  );
}
