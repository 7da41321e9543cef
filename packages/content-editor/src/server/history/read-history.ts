import * as z from 'zod';
import type { ContentModel } from 'content-check/content-model';
import { gitObjects } from 'content-check/committed-texts';
import { isPicture, pictureEndings } from 'content-check/picture-path';
import type { HistoryRequest, PastPublications, Publication } from '../../store/history';
import type { LocalContent } from '../local-content';
import { git, lastCommit, literal, ObstacleError, tryGit } from '../git';
import { isContentFile } from '../../store/content-file';
import { changeKinds, openRepository } from '../publish/repository';
import { Refusal } from '../refusal';
import { sentJson } from '../sent-json';
import { gitRefusal } from './committed';
import { type Commit, logFormat, parseLog } from './parse-log';

/** How many publications an answer has. */
const pageLength = 15;

/** What Git finds all files of the content by, with few others. */
const contentPatterns = ['json', ...pictureEndings].map((ending) => `:(icase)*.${ending}`);

const schema = z.strictObject({
  file: z.string().optional(),
  from: z.strictObject({ tip: z.hex(), skip: z.int().nonnegative() }).optional(),
});

/**
 * Who has changed the content, when, and how: a part of the history, from commits of the folder's branch.
 * @param body a request of the form
 * @throws Refusal for a request that is none, without Git, and if Git can't read what there is
 */
export async function readHistory(
  { model, root }: LocalContent,
  body: string,
): Promise<PastPublications> {
  const { file, from } = requestOf(model, body);
  try {
    const tip = from?.tip ?? (await lastCommit(root));
    if (!tip) return { publications: [] };
    const skip = from?.skip ?? 0;
    const paths = file === undefined ? contentPatterns : [literal(file)];
    const args = [
      'log',
      '-z',
      // what settings may change about the output
      '--no-show-signature',
      '--no-follow',
      '--encoding=UTF-8',
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--relative',
      // one's own changes, on whichever side of a merge
      '--no-merges',
      '--full-history',
      `--format=${logFormat}`,
      `--skip=${skip}`,
      `--max-count=${pageLength + 1}`,
      tip,
      '--',
      ...paths,
    ];
    const commits = parseLog(await git(root, args));
    const known = commits.slice(0, pageLength);
    const publications = await described(root, model, known);
    const end = commits.length > pageLength ? { tip, skip: skip + pageLength } : undefined;
    return { publications, ...(end && { end }) };
  } catch (error) {
    throw gitRefusal(error);
  }
}

function requestOf(model: ContentModel, body: string): HistoryRequest {
  const request = sentJson(schema, body, 'this request');
  if (request.file === undefined || isContentFile(model, request.file)) return request;
  throw new Refusal(400, 'The editor can’t read this request.');
}

async function described(
  root: string,
  model: ContentModel,
  commits: readonly Commit[],
): Promise<readonly Publication[]> {
  const own = commits.map((commit) => ({
    ...commit,
    isFirst: commit.parents === '',
    files: commit.files.filter(({ path }) => commit.parents !== '' && isContentFile(model, path)),
  }));
  const ids = own.flatMap(({ files }) =>
    files.filter(({ path }) => !isPicture(path)).flatMap(({ before, after }) => [before, after]),
  );
  const wanted = [...new Set(ids)].filter(isThere);
  const texts = await gitObjects(root, wanted);
  const textOf = new Map(wanted.map((id, index) => [id, texts[index] ?? '']));
  const waiting = await unpublishedCommits(root);
  return own.map(({ revision, author, date, files, isFirst }) => ({
    revision,
    author,
    date,
    isFirst,
    isPublic: !waiting.has(revision),
    files: files
      .filter(({ path }) => !isPicture(path))
      .map(({ path, before, after }) => ({
        file: path,
        before: textOf.get(before) ?? null,
        after: textOf.get(after) ?? null,
      })),
    pictures: Object.fromEntries(
      files
        .filter(({ path }) => isPicture(path))
        .map(({ path, status }) => [path, changeKinds[status] ?? 'changed']),
    ),
  }));
}

/** Git writes zeros for a file that isn't there. */
const isThere = (id: string) => /[^0]/.test(id);

/** The commits that the public doesn't have yet; none if nothing is published from this folder. */
async function unpublishedCommits(root: string): Promise<ReadonlySet<string>> {
  try {
    const { upstream } = await openRepository(root);
    const waiting = await tryGit(root, 'rev-list', `${upstream}..HEAD`);
    return new Set(waiting?.split('\n'));
  } catch (error) {
    if (!(error instanceof ObstacleError)) throw error;
    return new Set();
  }
}
