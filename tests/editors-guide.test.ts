import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { commitAll, git } from 'unit-testing/git';
import { contentForTests } from './helpers/content/content-copy';
import { changed, recipesIn, type Step } from './helpers/content/recipes';
import { readContent } from './helpers/content/content';
import { outcomes } from './helpers/content/recipe-outcomes';
import { renderPage } from './helpers/unit/render-site';

const content = contentForTests();
const guide = readFileSync('content/README.md', 'utf8');
const recipes = recipesIn(guide);

/** Follows a block of the guide as its readers would; returns the errors that it announces. */
async function follow({ action, file, text }: Step, next: Step | undefined): Promise<string[]> {
  switch (action) {
    case 'change':
      content.write(
        file,
        changed(content.read(file), text, next?.action === 'to' ? next.text : undefined),
      );
      break;
    case 'new':
      content.write(file, text);
      break;
    case 'delete':
      content.remove(text);
      break;
    case 'picture':
      content.write(text, await photograph());
      break;
    case 'mistake':
      return [`error ${text}`];
    case 'undo':
      undo(text.split('\n'));
      break;
    case 'publish':
      publish(text.split('\n'));
      break;
    default:
      // "to" is part of the "change" before it
      expect(action).toBe('to');
  }
  return [];
}

function photograph(): Promise<Buffer> {
  const image = { width: 1280, height: 800, channels: 3, background: '#7fa3b0' } as const;
  return sharp({ create: image }).webp().toBuffer();
}

/** Runs each command in a repository of its own, in which a file was damaged. */
function undo(commands: readonly string[]): void {
  const cwd = dirname(content.root);
  commitAll(cwd);
  for (const command of commands) {
    content.write('services/ethical-ai-audits.json', 'damaged');
    const [program, ...args] = command.split(' ');
    expect(program).toBe('git');
    git(cwd, ...args);
    expect(content.read('services/ethical-ai-audits.json')).not.toBe('damaged');
  }
}

/** Runs the commands in a repository whose remote has another change meanwhile. */
function publish(commands: readonly string[]): void {
  const cwd = dirname(content.root);
  commitAll(cwd);
  const others = join(cwd, '.others');
  git(cwd, 'clone', '--quiet', '--bare', '.', '.public');
  git(cwd, 'clone', '--quiet', '.public', others);
  git(cwd, 'remote', 'add', 'origin', './.public');
  git(cwd, 'push', '--quiet', '--set-upstream', 'origin', 'HEAD');
  const phone = content.read('contact.json').replace('304', '681');
  writeFileSync(join(others, 'content/contact.json'), phone);
  git(others, 'commit', '--quiet', '--all', '--message', 'Elsewhere');
  git(others, 'push', '--quiet');
  content.replace('site.json', 'Example and Company', 'Hollow Lamp');
  for (const command of commands.filter((line) => line.startsWith('git ')))
    git(cwd, ...(command.match(/(?<=")[^"]+(?=")|[^\s"]+/g) ?? []).slice(1));
  git(others, 'pull', '--quiet');
  expect(readFileSync(join(others, 'content/site.json'), 'utf8')).toContain('Hollow Lamp');
  expect(content.read('contact.json')).toContain('681');
}

it.each(recipes)('“$title” works as written', async ({ title, steps }) => {
  expect(steps).not.toHaveLength(0);
  const announced: string[] = [];
  for (const [index, step] of steps.entries()) {
    announced.push(...(await follow(step, steps[index + 1])));
  }
  expect(await content.problems()).toEqual(announced);
  for (const { page, shows, hides = [] } of outcomes[title] ?? []) {
    const html = renderPage(readContent(content.root), page);
    // structured data has texts of the page, too
    const seen = html.replaceAll(/<script.*?<\/script>/gs, '');
    const places = shows.map((words) => seen.indexOf(words)).filter((place) => place >= 0);
    expect(shows.filter((words) => !html.includes(words))).toEqual([]);
    expect(places).toEqual(places.toSorted((first, second) => first - second));
    expect(hides.filter((words) => html.includes(words))).toEqual([]);
  }
});

it('removes only what was on the page before', () => {
  const before = readContent(content.root);
  const all = Object.values(outcomes).flat();
  for (const { page, hides = [] } of all) {
    for (const words of hides) expect(renderPage(before, page)).toContain(words);
  }
});

it('covers every recipe', () => {
  expect(recipes.map(({ title }) => title)).toEqual(Object.keys(outcomes));
});

/* A text in one file appears on every page that uses it. */
it.each([
  ['site.json', 'Example and Company', 'Hollow Lamp', '/about', '| Hollow Lamp</title>'],
  ['site.json', 'Example and Company', 'Hollow Lamp', '/about', '© 2026 Hollow Lamp'],
  ['contact.json', 'hello@', 'ask@', '/contact', '"mailto:ask@ridgeline.example"'],
  ['navigation.json', '"label": "About"', '"label": "Who We Are"', '/', '>Who We Are</a>'],
  [
    'navigation.json',
    '"Twitter"',
    '"Twitter", "url": "https://a.example"',
    '/',
    '"https://a.example"',
  ],
])(
  'after a change in %s of %s to %s, %s contains %s',
  async (file, words, replacement, page, shown) => {
    content.replace(file, words, replacement);
    expect(await content.problems()).toEqual([]);
    expect(renderPage(readContent(content.root), page)).toContain(shown);
  },
);
