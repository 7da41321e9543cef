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

it('runs the preview on a free port, with the content as edited', async () => {
  folder.write(
    'site.mjs',
    `import { createServer } from 'node:http';
     import { readFileSync, writeFileSync } from 'node:fs';
     const book = readFileSync(process.env.EDITED_CONTENT + '/book.json', 'utf8');
     createServer((_, answer) => answer.end(book)).listen(Number(process.argv[2]), () =>
       writeFileSync('served', process.argv[2]));`,
  );
  configure(`preview: { command: 'node site.mjs {port}' }`);
  await run().shown;
  await isWritten('served');
  const text = await (await fetch(`http://127.0.0.1:${folder.text('served')}`)).text();
  expect(text).toContain('Words');
});

it('writes the script that links a page to the form, for a site without a bundler', async () => {
  folder.write(
    'site.mjs',
    `import { writeFileSync } from 'node:fs';
     const { linkToEditor } = await import('./.edited/page.js');
     writeFileSync('linked', typeof linkToEditor);`,
  );
  configure(`preview: { command: 'node site.mjs' }`);
  await run().end();
  expect(folder.text('linked')).toBe('function');
});

it('ends with what a preview said that has stopped by itself', async () => {
  configure(`preview: { command: 'node -e "console.log(1 + 2); process.exitCode = 3"' }`);
  const { code, output } = await run().end();
  expect(code).toBe(1);
  expect(output).toMatch(/The site beside the form has stopped: node .*\n3\n/);
});

it('builds the preview anew on the same port, without what it has kept', async () => {
  folder.write(
    'site.mjs',
    `import { createServer } from 'node:http';
     import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
     const had = existsSync('kept/page');
     mkdirSync('kept', { recursive: true });
     writeFileSync('kept/page', '');
     createServer((_, answer) => answer.end(had + ' ' + process.pid)).listen(Number(process.argv[2]), () =>
       writeFileSync('served', process.argv[2]));`,
  );
  configure(`preview: { command: 'node site.mjs {port}', built: ['kept'] }`);
  const url = await run().shown;
  await isWritten('served');
  const site = `http://127.0.0.1:${folder.text('served')}`;
  const before = await (await fetch(site)).text();
  folder.write('served', '');
  const rebuild = new URL(url);
  rebuild.pathname = '/api/rebuild';
  const answer = await fetch(rebuild, { method: 'POST' });
  expect(answer.ok).toBe(true);
  await isWritten('served');
  const after = await (await fetch(site)).text();
  expect(after).toMatch(/^false /);
  expect(after).not.toBe(before);
});

it.each(['SIGTERM', 'SIGKILL'] as const)('ends the preview when it ends by %s', async (signal) => {
  // a process of the preview's own, too
  folder.write(
    'site.mjs',
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['-e', "require('fs').writeFileSync('running', String(process.pid)); setInterval(() => {}, 1000)"], { stdio: 'inherit' });`,
  );
  configure(`preview: { command: 'node site.mjs' }`);
  const editor = run();
  await editor.shown;
  await isWritten('running');
  editor.kill(signal);
  await editor.end();
  await ends(Number(folder.text('running')));
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

/** Waits until something holds; Jest ends the test if it never does. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const isWritten = (file: string) => until(() => folder.has(file) && folder.text(file) !== '');

const ends = (pid: number) =>
  until(() => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  });
