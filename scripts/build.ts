import { command } from 'command-line/command';
import { buildSite } from './site/build-site';

/** `npm run build`: the production site, into `public/`. */
command(() => buildSite());
