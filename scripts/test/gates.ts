import { execFileSync } from 'node:child_process';

/**
 * What must pass before a change of the texts, of the site and of the editor. Each gate has its scripts
 * in package.json.
 */
export const gates = ['content', 'site', 'editor'] as const;

export type Gate = (typeof gates)[number];

/** The gates of a file: those of the first pattern that it matches, else all. */
const concerned: readonly (readonly [RegExp, readonly Gate[]])[] = [
  [/^(?:content|docs)\/|\.md$/, ['content']],
  [/^packages\/content-editor\//, ['editor']],
  // the editor has forms for what the model says, and shows pages as the build and the layout make them
  [
    /^src\/(?:build|fields|layout|model|rules|scenes\/definitions)\/|^src\/.*\/(?:schema|registry)\.ts$/,
    gates,
  ],
  [/^(?:plugins|src|static)\/|^artwork\.|^gatsby-/, ['content', 'site']],
  [/^packages\/(?:artwork|bench|static-site)\/|^tests\/(?!helpers\/|slow\/)/, ['content', 'site']],
];

/** The gates that changes of these files have to pass, in their order; all of them if nothing has changed. */
export function gatesOf(files: readonly string[]): readonly Gate[] {
  if (files.length === 0) return gates;
  const needed = files.flatMap(
    (file) => concerned.find(([pattern]) => pattern.test(file))?.[1] ?? gates,
  );
  return gates.filter((gate) => needed.includes(gate));
}

/**
 * The files that have changed since the work branched off from another commit, new ones that are not
 * committed included.
 * @param base as Git names a commit
 * @returns none if there is no such commit, or no Git
 */
export function changedSince(base: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  try {
    const [fork = ''] = git('merge-base', base, 'HEAD');
    const unknown = git('ls-files', '--others', '--exclude-standard');
    return [...git('diff', '--name-only', '--no-renames', fork), ...unknown];
  } catch {
    return [];
  }
}
