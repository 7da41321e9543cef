import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readContentFolder } from 'content-check/check-content';
import { contentId } from 'content-check/content-id';
import { buildInfoFile } from 'content-check/build-info';
import { collections } from '../../model/collections';

const run = promisify(execFile);

/** The variables in which hosts tell a build its commit: Netlify, Cloudflare Pages, GitHub Actions. */
const commitVariables = ['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Writes of which commit and content a build is, so that editors can tell when visitors see a
 * change. Two builds of a commit have the same file.
 * @param folder the built site
 * @param content the content folder
 */
export async function writeBuildInfo(
  folder: string,
  content: string,
  environment: Environment,
): Promise<void> {
  const { documents } = await readContentFolder({ collections }, content);
  const texts = documents.filter(({ collection }) => collection);
  const files = Object.fromEntries(texts.map((document) => [document.path, document.text]));
  const info = { commit: await commitOf(environment), content: await contentId(files) };
  await writeFile(path.join(folder, buildInfoFile), `${JSON.stringify(info)}\n`);
}

/** @returns null without Git or a commit */
async function commitOf(environment: Environment): Promise<string | null> {
  const [told] = commitVariables.flatMap((name) => environment[name] ?? []);
  if (told) return told;
  const head = await run('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).catch(
    () => undefined,
  );
  return head?.stdout.trim() ?? null;
}
