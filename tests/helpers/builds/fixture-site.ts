import path from 'node:path';
import { buildSite } from '../../../scripts/site/build-site';
import { SiteCopy } from './site-copy';

/** The copy in which the fixture site is built; it is kept, so that the next build is warm. */
const site = new SiteCopy('fixture', path.resolve('.fixture-site'));

/** The files that a host would serve. */
export const fixturePublic = path.join(site.root, 'public');

/**
 * Builds the site with the fixture's content, for tests that need frozen content.
 * @returns whether that succeeded
 */
export async function buildFixtureSite(): Promise<boolean> {
  await site.update();
  await site.useFixtureContent(false);
  return buildSite(site.root);
}
