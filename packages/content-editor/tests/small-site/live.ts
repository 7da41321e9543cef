import type { LiveSite } from '../../src/live/live-site';

/** A site that shows no unsaved changes. */
export const liveSite = {} as LiveSite;
