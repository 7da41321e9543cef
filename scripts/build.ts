import { command } from 'command-line/command';
import { ensureBuilt } from './site/build-site';

/** `npm run build`: the production site, into `public/`, unless nothing has changed since the last build. */
command(() => ensureBuilt());
