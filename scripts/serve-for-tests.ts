import { command } from './support/command';
import { startServer } from './support/static-server';

/** A server of the browser tests: the folder it is given, on any free port, which they read from what it says. */
command(async () => {
  const [, , dir = 'public'] = process.argv;
  const { url } = await startServer({ dir, port: 0 });
  console.log(`ready at ${url}`);
  return true;
});
