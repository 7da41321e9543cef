import { buildSite } from './support/build-site';
import { command } from './support/command';

/** `npm run build`: the production site, into `public/`. */
command(() => buildSite());
