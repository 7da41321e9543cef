import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';

/** `npm run build:fixture`: the site with the frozen content of the browser tests. */
command(buildFixtureSite);
