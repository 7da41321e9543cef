import { command } from 'command-line/command';
import { ensureBuilt } from './site/build-site';
import { serveSite } from './site/serve-site';

/** `npm start`: serves the production site, after building it if anything has changed. */
command(async () => (await ensureBuilt()) && serveSite());
