import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';

/* The command in processes of its own, in a project of two files. */

const folder = buildFolder();
const command = path.resolve(__dirname, '../../bin/content-editor.mjs');
const started: ChildProcess[] = [];

beforeEach(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder.path(), 'node_modules'), 'junction');
  folder.write('content/book.json', '{ "title": "Words" }');
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Writes a configuration of the project. */
function configure(more = ''): void {
  folder.write(
    'editor.config.ts',
    `import * as z from 'zod';
     import { defineEditor } from 'content-editor';
     const book = { name: 'book', place: 'book.json', schema: z.strictObject({ title: z.string() }) };
     export default defineEditor({ model: { collections: [book] }, ${more} });`,
  );
}

/** Runs the command in the project. */
function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder.path(),
    env: { ...process.env, CI: 'true' },
  });
  started.push(child);
  let output = '';
  const ended = once(child, 'close');
  const shown = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [, url] = /Edit the content at (\S+)\n/.exec(output) ?? [];
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

it('serves the form, at the same address when it is started again', async () => {
  configure();
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
  configure();
  await run().shown;
  expect(await run().end()).toMatchObject({
    code: 0,
    output: '\nThe editor is already running, and opens once more.\n',
  });
});

it('uses another port, and says why, where the port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  configure(`port: ${port}`);
  const editor = run();
  expect(new URL(await editor.shown).port).not.toBe(String(port));
  editor.kill('SIGINT');
  expect((await editor.end()).output).toContain(`Another program is using port ${port}.`);
  server.close();
});

it('shows the pages of the site beside the form, by an app of the project', async () => {
  folder.write('pages.ts', `document.body.append('A page');`);
  folder.write(
    'frame.ts',
    `import path from 'node:path';
     const entry = path.resolve('pages.ts');
     export const frameApp = { entry, alias: {}, plugins: [], sources: [] };`,
  );
  configure(`frame: 'frame.ts'`);
  const form = await run().shown;
  const text = async (address: string) => (await fetch(new URL(address, form))).text();
  expect(await text('/')).toContain('data-frame="/frame/"');
  expect(await text('/frame/')).toContain('src="/frame/frame.js"');
  expect(await text('/frame/frame.js')).toContain('A page');
});

it('says that there is no content', async () => {
  configure(`content: 'texts'`);
  const { code, output } = await run().end();
  expect(code).toBe(1);
  expect(output).toBe(`\nThere is no content folder ${path.join(folder.path(), 'texts')}.\n`);
});

it.each([
  [['publish'], 'There is no command "publish".'],
  [['build'], `doesn't say where the form goes`],
  [['--prot'], `Unknown option '--prot'`],
])('refuses %j', async (args, message) => {
  configure();
  const { code, output } = await run(...args).end();
  expect(code).toBe(1);
  expect(output).toContain(message);
});

it('builds the form into a folder of a site', async () => {
  configure(
    `hosted: { repository: 'a/b', branch: 'main', folder: 'public/edit', address: '/edit' }`,
  );
  const written = path.join(folder.path(), 'public/edit');
  expect(await run('build').end()).toMatchObject({
    code: 0,
    output: `\nThe form is in ${written}, for /edit/ on the site.\n`,
  });
  const page = readFileSync(path.join(written, 'index.html'), 'utf8');
  expect(page).toContain('src="/edit/editor.js"');
  expect(page).toContain('a/b');
});
