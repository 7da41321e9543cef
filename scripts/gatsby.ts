import { command } from 'command-line/command';
import { runGatsby } from './site/run-gatsby';
import { prepareFolder } from './site/site-folder';

/** `npm run develop` and `clean`: a Gatsby command in this terminal, with its own options. */
command(async () => {
  // `develop` writes to public/, too
  await prepareFolder();
  return (await runGatsby(process.argv.slice(2))) === 0;
});
