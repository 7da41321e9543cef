import { command } from 'command-line/command';
import { buildSite, isBuilt } from './site/build-site';
import { serveSite } from './site/serve-site';

/** `npm start`: serves the production site, after building it if anything has changed. */
command(async () => {
  if (await isBuilt()) {
    console.log('Nothing has changed since the last build.');
  } else if (!(await buildSite())) {
    return false;
  }
  return serveSite();
});
