import { isPicture } from 'content-check/picture-path';
import type { HistoryRequest, PastPublications, PastFile } from '../store/history';
import type { FileAtCommit, GitHost } from './git-host';

/** How many commits an answer has. */
const pageLength = 15;

/**
 * A part of the history, from the host’s commits.
 * @param parents gets the commit before each of them
 */
export async function hostedHistory(
  host: GitHost,
  head: string,
  { file, from = { tip: head, skip: 0 } }: HistoryRequest,
  parents: Map<string, string>,
): Promise<PastPublications> {
  const { commits, hasMore } = await host.past({ ...from, count: pageLength, path: file });
  const texts = await textsAt(host, commits.flatMap(versionsOf));
  const publications = commits.map((commit) => {
    const { revision, parent, author, date } = commit;
    if (parent !== undefined) parents.set(revision, parent);
    const files = documentsOf(commit).map(({ path }): PastFile => ({
      file: path,
      before: parent === undefined ? null : (texts(parent, path) ?? null),
      after: texts(revision, path) ?? null,
    }));
    const pictures = commit.files.filter(({ path }) => parent !== undefined && isPicture(path));
    return {
      revision,
      author,
      date,
      files,
      pictures: Object.fromEntries(pictures.map(({ path, status }) => [path, status])),
      isFirst: parent === undefined,
      isPublic: true,
    };
  });
  const end = { tip: from.tip, skip: from.skip + pageLength };
  return { publications, ...(hasMore && { end }) };
}

type Commit = Awaited<ReturnType<GitHost['past']>>['commits'][number];

/** The files of a commit that have a text; the first commit has all of them, which says nothing. */
const documentsOf = ({ parent, files }: Commit) =>
  files.filter(({ path }) => parent !== undefined && path.endsWith('.json'));

/** The files of a commit with a text, as they were before it and after it. */
const versionsOf = (commit: Commit): readonly FileAtCommit[] =>
  documentsOf(commit).flatMap(({ path, status }) => [
    ...(status === 'new' || commit.parent === undefined ? [] : [{ revision: commit.parent, path }]),
    ...(status === 'deleted' ? [] : [{ revision: commit.revision, path }]),
  ]);

async function textsAt(host: GitHost, versions: readonly FileAtCommit[]) {
  const files = versions.length > 0 ? await host.filesAt(versions) : [];
  const texts = new Map(
    versions.map(({ revision, path }, index) => [`${revision}:${path}`, files[index]?.text]),
  );
  return (revision: string, path: string) => texts.get(`${revision}:${path}`);
}
