import { command } from './support/command';
import { serveSite } from './support/serve-site';

/** `npm run serve`: the production site as the last build left it. */
command(serveSite);
