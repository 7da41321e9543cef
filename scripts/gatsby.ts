import { command } from './support/command';
import { startGatsby } from './support/start-gatsby';

/** `npm run develop` and the like: a Gatsby command at this terminal, with its own options. */
command(async () => {
  const { ended } = await startGatsby(process.argv.slice(2), 'inherit');
  return (await ended) === 0;
});
