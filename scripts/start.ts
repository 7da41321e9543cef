import { spawnSync } from 'node:child_process';
import { command } from 'command-line/command';
import { serveSite } from './site/serve-site';

/** `npm start`: serves the production site, after building it if anything has changed. */
command(async () => {
  const env = { WIREIT_LOGGER: 'simple', ...process.env };
  const built = spawnSync('npm run --silent build:changed', { shell: true, stdio: 'inherit', env });
  return built.status === 0 && serveSite();
});
