import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const { startEditor } = require('./src/editor/server/editor-server.ts');
  const [root, port] = process.argv.slice(1);
  startEditor({ root, port: Number(port) }).then(({ url }) => console.log(url));
`;

/**
 * The editor of a content folder in a process of its own, which a test can kill.
 * @returns once it answers
 * @throws where it ends before
 */
export async function editorProcess(root: string, port = 0) {
  const words = ['--import', 'tsx', '--eval', program, root, String(port)];
  const child: ChildProcess = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The editor ended before it answered.');
  });
  ended.catch(() => undefined);
  if (!child.stdout) throw new Error('The editor says nothing.');
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return {
    url: said.toString().trim(),
    /** Ends it at once, in the middle of whatever it does. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
