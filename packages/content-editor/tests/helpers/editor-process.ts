import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const [root, port, site] = process.argv.slice(1);
  const { startEditor } = require('./packages/content-editor/src/server/editor-server.ts');
  const { siteEditor } = require(site);
  startEditor({ ...siteEditor, root, port: Number(port) }).then(({ url }) => console.log(url));
`;

/**
 * Starts the editor of a content folder in a separate process, which a test can kill.
 * @param site the module with the options of the editor, in a project
 * @param project the folder of that project
 * @returns once it responds
 * @throws if it exits before
 */
export async function editorProcess(
  root: string,
  port = 0,
  site = './packages/content-editor/tests/small-site/options.ts',
  project = '.',
) {
  const args = ['--import', 'tsx', '--eval', program, root, String(port), site];
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(() => {
    throw new Error('The editor exited before it responded.');
  });
  exited.catch(() => undefined);
  if (!child.stdout) throw new Error('The editor has no output.');
  const [output] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer];
  return {
    url: output.toString().trim(),
    /** Kills it at once, whatever it is doing. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
