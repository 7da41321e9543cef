import { command } from './support/command';
import { serveSite } from './support/serve-site';

/** `npm run serve`: the production site as the last build left it; or the site in the folder given. */
command(() => serveSite(process.argv[2]));
