import { mkdirSync, writeFileSync } from 'node:fs';
import { startOfQuarter } from '../../src/build/environment/quarter';

/*
 * Writes what a build depends on beside files and variables, so that Wireit sees it: the quarter, by
 * which security.txt expires, with the year, which is in every footer.
 */
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/quarter.txt', startOfQuarter(new Date()).toISOString());
