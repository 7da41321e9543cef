import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentModel } from 'content-check/content-model';
import { type ContentFolder, contentForTests, smallSite } from '../small-site/content-folder';
import { siteModel } from '../small-site/model';

/** What takes time and matters to nobody's test: waiting for the disk, and tidying up after each command. */
const fast = { 'core.fsync': 'none', 'gc.auto': '0', 'maintenance.auto': 'false' };

/** This computer's settings would sign commits, have other hooks, or ask for passwords in a window. */
const env = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ASKPASS: '',
  // no examples of hooks, which would be copied with each repository
  GIT_TEMPLATE_DIR: '',
  GIT_CONFIG_COUNT: String(Object.keys(fast).length),
  ...Object.fromEntries(
    Object.entries(fast).flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, name],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
};

const author = { 'user.name': 'June Carpenter', 'user.email': 'june@example.org' };

/** A clone of a site whose content is published from it. */
export class Clone {
  constructor(
    readonly folder: string,
    readonly model: ContentModel = siteModel,
  ) {}

  get content() {
    return { model: this.model, root: path.join(this.folder, 'content') };
  }

  /** Runs Git; returns its output. */
  git(...args: readonly string[]): string {
    return execFileSync('git', args, {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    });
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Replaces a text in a file. @throws if it isn't there */
  replace(file: string, words: string, replacement: string): void {
    const text = this.read(file);
    if (!text.includes(words)) throw new Error(`${file} does not contain ${words}.`);
    this.write(
      file,
      text.replace(words, () => replacement),
    );
  }

  copy(file: string, to: string): void {
    cpSync(path.join(this.folder, file), path.join(this.folder, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** The text of a file as it is public. */
  published(file: string, branch = 'main'): string {
    this.git('fetch', '--quiet', 'origin');
    return this.git('show', `origin/${branch}:${file}`);
  }

  /** Commits everything and pushes it, as somebody at another computer. */
  publishAll(message = 'Elsewhere'): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
    this.git('push', '--quiet', 'origin', 'HEAD');
  }
}

/** Clones a remote, with an author. */
export function clone(remote: string, folder: string, ...options: readonly string[]): Clone {
  execFileSync('git', ['clone', '--quiet', ...options, remote, folder], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  const made = new Clone(folder);
  for (const [name, value] of Object.entries(author)) made.git('config', name, value);
  return made;
}

/** A published site: a bare remote, and two clones of it. */
type PublishedSite = ReturnType<typeof placesIn>;

/** Where a published site is, in a new folder. */
function placesIn(model?: ContentModel) {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  const [remote, mine, theirs] = ['remote.git', 'mine', 'theirs'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const discard = () => rmSync(folder, { recursive: true, force: true });
  return {
    folder,
    remote,
    mine: new Clone(mine, model),
    theirs: new Clone(theirs, model),
    discard,
  };
}

function publishAt({ remote, mine, theirs }: PublishedSite, content: string): void {
  Object.assign(process.env, env);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  clone(remote, mine.folder);
  mine.git('checkout', '--quiet', '-b', 'main');
  cpSync(content, mine.content.root, { recursive: true });
  mine.write('package.json', '{}\n');
  mine.publishAll('The site');
  mine.git('branch', '--set-upstream-to=origin/main');
  clone(remote, theirs.folder);
}

/**
 * Publishes a site.
 * @param content the folder of its content
 * @param model of that content, unless it is the small site's
 */
export function publishedSite(content: string, model?: ContentModel): PublishedSite {
  const site = placesIn(model);
  publishAt(site, content);
  return site;
}

/** The small site, published for each unit test of a file as it was at first; that content lies elsewhere. */
export function siteForTests(): PublishedSite & { readonly content: ContentFolder } {
  const content = contentForTests();
  const site = placesIn();
  const first = `${site.folder}-first`;
  beforeAll(() => {
    publishAt(site, smallSite);
    renameSync(site.folder, first);
  });
  // Node.js's own copy takes five times as much of the CPU
  beforeEach(() => execFileSync('cp', ['-pR', first, site.folder]));
  afterEach(() => site.discard());
  afterAll(() => rmSync(first, { recursive: true }));
  return { ...site, content };
}
