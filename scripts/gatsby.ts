import { prepareFolder } from './support/build-site';
import { command } from './support/command';
import { runGatsby } from './support/run-gatsby';

/** `npm run develop` and the like: a Gatsby command at this terminal, with its own options. */
command(async () => {
  // development writes into public/, too
  await prepareFolder();
  return (await runGatsby(process.argv.slice(2), true)) === 0;
});
