import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { folderPort } from 'command-line/free-port';
import { buildFolder } from 'unit-testing/build-folder';

/* The editor of the small site, in processes of its own. */

const folder = buildFolder();
const root = path.resolve(__dirname, '../..');
const started: ChildProcess[] = [];

const program = `
  const { command } = require('command-line/command');
  const { editContent } = require('${root}/src/command/edit-content.ts');
  const { siteEditor: site } = require('${root}/tests/small-site/options.ts');
  command(() => editContent({ site, folder: process.argv[1], endsWithPage: false }));
`;

beforeEach(() => {
  folder.write('content/site.json', '{ "name": "Hill" }');
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs the editor of the folder. */
function run() {
  const args = ['--import', 'tsx', '--eval', program, folder.path()];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CI: 'true' },
  });
  started.push(child);
  let output = '';
  const ended = once(child, 'close');
  const shown = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [, url] = /Edit the website at (\S+)\n/.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      });
    child.on('close', () => reject(new Error(output)));
  });
  shown.catch(() => undefined);
  return {
    /** The address of the form. */
    shown,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Its exit code and what it printed. */
    end: async () => {
      const [code] = (await ended) as [number | null];
      return { code, output };
    },
  };
}

describe('the command that edits the content', () => {
  it('serves the form, at the same address when it is started again', async () => {
    const editor = run();
    const url = await editor.shown;
    expect(await (await fetch(url)).text()).toContain('<div id="editor"');
    editor.kill('SIGINT');
    expect(await editor.end()).toMatchObject({ code: 0 });
    const again = new URL(await run().shown);
    expect(again.host).toBe(new URL(url).host);
    expect(again.searchParams.get('key')).not.toBe(new URL(url).searchParams.get('key'));
  });

  it('lets an editor of this folder that is running open once more, and tells nobody its address', async () => {
    await run().shown;
    expect(await run().end()).toMatchObject({
      code: 0,
      output: '\nThe editor is already running, and opens once more.\n',
    });
  });

  it('uses another port, and says why, where the port is taken', async () => {
    const port = folderPort(folder.path());
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const editor = run();
    expect(new URL(await editor.shown).port).not.toBe(String(port));
    editor.kill('SIGINT');
    expect((await editor.end()).output).toContain(`Another program is using port ${port}.`);
    server.close();
  });

  it('says that there is no content', async () => {
    rmSync(path.join(folder.path(), 'content'), { recursive: true });
    const { code, output } = await run().end();
    expect(code).toBe(1);
    expect(output).toBe(`\nThere is no content folder ${path.join(folder.path(), 'content')}.\n`);
  });
});
