import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

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
const { EDITED_CONTENT: edited, EDITED_CONTENT: folder = 'content' } = process.env;

/** While the book is edited: what is clicked in it is edited, and what changes is shown in place. */
const link = `<script type="module">
  import { linkToEditor } from '/page.js';

  // the page stays where it is scrolled to
  async function refresh() {
    const text = await (await fetch(location.href)).text();
    const [shown, fresh] = [document, new DOMParser().parseFromString(text, 'text/html')].map(
      (page) => page.querySelector('main'),
    );
    if (shown.innerHTML !== fresh.innerHTML) shown.replaceWith(fresh);
  }

  linkToEditor({ onShown: refresh });
</script>`;

/** Serves the recipe book to this computer, as one page that is made anew for each request. */
function serveBook(): void {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book');
    const answer = async () => {
      if (pathname === '/page.js') return readFile(path.join(folder, '../page.js'));
      if (/^\/images\/[\w-]+\.\w+$/.test(pathname))
        return readFile(path.resolve(folder, `.${pathname}`));
      return pathname === '/' ? bookPage() : undefined;
    };
    const headers = pathname.endsWith('.js') ? { 'Content-Type': 'text/javascript' } : {};
    answer().then(
      (body) => response.writeHead(body === undefined ? 404 : 200, headers).end(body),
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
${edited === undefined ? '' : link}
`;
}

const lines = (...texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text === undefined ? '' : `<p>${escaped(text)}</p>`)).join('');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

serveBook();
