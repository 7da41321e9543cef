import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { readContentFolder } from 'content-check/check-content';
import type { ContentModel } from 'content-check/content-model';
import { inspectPictures } from 'content-check/inspect-pictures';
import { gitId } from '../hosted/git-id';
import { githubApi } from '../hosted/github/request';
import type { HostedRepository } from '../hosted/git-host';
import type { KnownTexts } from '../hosted/hosted-content';
import { type HostedSettings, knownTextsId } from '../hosted/settings';
import type { Json } from '../writing/json';
import { isDraft } from '../writing/drafts';
import { bundleEditor, bundleFrame } from './bundle';
import type { ChoicePictures, Site } from './site';
import { formPage, formPolicy, framePage, framePolicy } from './html-pages';

type Options = Site & {
  /** The content folder of this build. */
  readonly root: string;
  /** The repository that has the content. */
  readonly repository: HostedRepository;
  /** The folder to write to, which has nothing but the form of an earlier build. */
  readonly folder: string;
  /** The address of that folder on the site, with a slash at the end. */
  readonly base: string;
};

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};

/**
 * Writes the form into a folder of a built site, where it edits the content in a repository: a page, its
 * scripts, and the pictures of choices. It needs no server.
 * @returns the source files that are in its scripts, whose licenses belong beside it
 * @throws {CommandError} if the folder has something else, which would be lost
 */
export async function writeHostedEditor(options: Options): Promise<readonly string[]> {
  const { model, starts, frame, root, choices, repository, folder, base } = options;
  await emptyFolder(folder);
  const bundles = [await bundleEditor({ starts, kind: 'hosted', base })];
  if (frame) {
    const address = `${base}frame/`;
    await mkdir(path.join(folder, 'frame'));
    await writeFile(
      path.join(folder, 'frame/index.html'),
      framePage(address, policyTag(framePolicy)),
    );
    bundles.push(await bundleFrame(frame, address));
  }
  for (const [address, { body }] of bundles.flatMap(({ files }) => [...files]))
    await writeFile(path.join(folder, address.slice(base.length)), body);
  const settings: HostedSettings = {
    repository,
    base,
    sizes: await pictureSizes(model, root),
    frame: frame !== undefined,
    choices: await writeChoices(choices, folder),
  };
  const texts = await knownTexts(model, root);
  await writeFile(path.join(folder, 'index.html'), hostedPage(settings, texts));
  return bundles.flatMap(({ sources }) => sources);
}

/** Makes a folder, or empties one with an earlier form. @throws {CommandError} if it has something else */
async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  if ((await readdir(folder)).length > 0 && !page.includes(` id="${knownTextsId}" `))
    throw new CommandError(
      `The folder of the form, ${folder}, has something else, which would be lost. Choose another one, or empty it.`,
    );
  await rm(folder, { recursive: true });
  await mkdir(folder);
}

/** The page of the form. Its policy is in it, since hosts send the same headers for all pages. */
function hostedPage(settings: HostedSettings, texts: KnownTexts): string {
  const policy = formPolicy({ pictures: ['blob:'], connections: ["'self'", githubApi] }).join('; ');
  return formPage({
    base: settings.base,
    attributes: `data-settings="${escaped(JSON.stringify(settings))}"`,
    head: [
      policyTag(policy),
      '<meta name="robots" content="noindex">',
      '<meta name="referrer" content="no-referrer">',
    ].join(''),
    end: `<div id="${knownTextsId}" hidden data-texts="${escaped(JSON.stringify(texts))}"></div>`,
  });
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The sizes of the pictures of this build by Git’s id of each, so that the form need not load them. */
async function pictureSizes(model: ContentModel, root: string): Promise<HostedSettings['sizes']> {
  const { paths } = await readContentFolder(model, root);
  const sizes = await inspectPictures(root, paths);
  const known = [...sizes].map(async ([file, size]) => {
    return [await gitId(await readFile(path.join(root, file))), size] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

/** The texts of this build without drafts, which are for nobody but editors, by Git’s id of each. */
async function knownTexts(model: ContentModel, root: string): Promise<KnownTexts> {
  const { documents } = await readContentFolder(model, root);
  const known = documents
    .filter(({ value }) => !isDraft(value as Json))
    .map(async ({ text }) => [await gitId(Buffer.from(text)), text] as const);
  return Object.fromEntries(await Promise.all(known));
}

/** @returns the ending of the files of each kind of choice */
async function writeChoices(
  choices: ChoicePictures,
  folder: string,
): Promise<HostedSettings['choices']> {
  const found: Record<string, string> = {};
  for (const [kind, { names, read }] of Object.entries(choices)) {
    await mkdir(path.join(folder, 'choices', kind), { recursive: true });
    for (const name of names) {
      const { type, body } = await read(name);
      found[kind] = endings[type] ?? '';
      await writeFile(path.join(folder, 'choices', kind, name + found[kind]), body);
    }
  }
  return found;
}
