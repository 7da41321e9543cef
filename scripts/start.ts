import { buildSite, isBuilt } from './support/build-site';
import { command } from './support/command';
import { serveSite } from './support/serve-site';

/** `npm start`: the production site, built if anything has changed since the last build, and served. */
command(async () => {
  if (await isBuilt()) {
    console.log('Nothing has changed since the last build.');
  } else if (!(await buildSite())) {
    return false;
  }
  return serveSite();
});
