import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';

type Step = Readonly<Record<'label' | 'heat' | 'time', string | undefined>>;

type Recipe = {
  readonly title: string;
  readonly cook: string;
  readonly serves: number;
  readonly photo?: { readonly src: string; readonly alt: string };
  readonly steps: readonly Step[];
};

const [port = '8000'] = process.argv.slice(2);

/** The content with what is not saved yet, if the editor has started this. */
const { EDITED_CONTENT: folder = 'content' } = process.env;

/** Serves the recipe book to this computer, as one page that is made anew for each request. */
async function serveBook(): Promise<void> {
  const options = { bundle: true, write: false, target: 'es2023' } as const;
  const { outputFiles } = await build({
    ...options,
    entryPoints: [path.join(__dirname, 'page.ts')],
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book');
    const answer = async () => {
      if (pathname === '/page.js') return outputFiles[0]?.contents;
      if (/^\/images\/[\w-]+\.\w+$/.test(pathname))
        return readFile(path.resolve(folder, `.${pathname}`));
      return pathname === '/' ? bookPage() : undefined;
    };
    answer().then(
      (body) => response.writeHead(body === undefined ? 404 : 200).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(Number(port), '127.0.0.1');
}

async function bookPage(): Promise<string> {
  const entriesIn = async <Entry>(name: string): Promise<readonly Entry[]> => {
    const files = (await readdir(path.join(folder, name))).filter((file) =>
      /^\w.*\.json$/.test(file),
    );
    const texts = files.sort().map((file) => readFile(path.join(folder, name, file), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text) as Entry);
  };
  const cooks = await entriesIn<{ readonly name: string; readonly title: string }>('cooks');
  const folders = ['recipes', 'recipes/side-dishes'].map((name) => entriesIn<Recipe>(name));
  const recipes = (await Promise.all(folders)).flat();
  const articles = recipes.map(({ title, cook, serves, photo, steps }) => {
    const name = cooks.find((entry) => entry.name === cook)?.title ?? '';
    const items = steps.map((step) => `<li>${lines(step.label, step.heat, step.time)}</li>`);
    const picture =
      photo &&
      `<img src="${escaped(photo.src.replace(/^(\.\.\/)+/, '/'))}" alt="${escaped(photo.alt)}">`;
    return `<article><h2>${escaped(title)}</h2>${lines(name, `Serves ${serves}`)}${picture ?? ''}<ol>${items.join('')}</ol></article>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>The recipe book</title>
<style>body { max-width: 40rem; margin: 2rem; font: 1.1rem/1.5 serif } img { max-width: 100% } p { margin: 0 }</style>
<main>${articles.join('')}</main>
<script src="/page.js"></script>
`;
}

const lines = (...texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text === undefined ? '' : `<p>${escaped(text)}</p>`)).join('');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

void serveBook();
