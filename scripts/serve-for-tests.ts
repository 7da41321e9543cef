import { command } from './support/command';
import { startServer } from './support/static-server';

/** The server of the browser tests: on any free port, which they read from what it says. */
command(async () => {
  const { url } = await startServer({ dir: 'public', port: 0 });
  console.log(`ready at ${url}`);
  return true;
});
