import { command } from 'command-line/command';
import { prepareFolder } from './support/build-site';
import { runGatsby } from './support/run-gatsby';

/** `npm run develop` and `clean`: a Gatsby command in this terminal, with its own options. */
command(async () => {
  // `develop` writes to public/, too
  await prepareFolder();
  return (await runGatsby(process.argv.slice(2), true)) === 0;
});
