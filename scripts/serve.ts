import { command } from 'command-line/command';
import { serveSite } from './site/serve-site';

/** `npm run serve`: serves the last build of the production site, or the site in the given folder. */
command(() => serveSite(process.argv[2]));
