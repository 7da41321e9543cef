import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/*
 * A runner only warns of an input that an action doesn't know, and goes on without it; and a release that needs no
 * check is published when checks fail. Neither is seen before it happens.
 */

/**
 * The inputs of each version that is used, without deprecated ones: `inputs` in action.yml at its tag, as in
 * https://github.com/actions/upload-pages-artifact/blob/v5/action.yml
 */
const knownInputs: Readonly<Record<string, readonly string[]>> = {
  'actions/checkout@v4': [
    ...['repository', 'ref', 'token', 'ssh-key', 'ssh-known-hosts', 'ssh-strict', 'ssh-user'],
    ...['persist-credentials', 'path', 'clean', 'filter', 'sparse-checkout'],
    ...['sparse-checkout-cone-mode', 'fetch-depth', 'fetch-tags', 'show-progress', 'lfs'],
    ...['submodules', 'set-safe-directory', 'github-server-url'],
  ],
  'actions/setup-node@v4': [
    ...['node-version', 'node-version-file', 'architecture', 'check-latest', 'registry-url'],
    ...['scope', 'token', 'cache', 'cache-dependency-path', 'mirror', 'mirror-token'],
  ],
  'actions/cache@v4': [
    ...['path', 'key', 'restore-keys', 'upload-chunk-size', 'enableCrossOsArchive'],
    ...['fail-on-cache-miss', 'lookup-only'],
  ],
  'actions/upload-artifact@v4': [
    ...['name', 'path', 'if-no-files-found', 'retention-days', 'compression-level', 'overwrite'],
    'include-hidden-files',
  ],
  'actions/configure-pages@v5': [
    ...['static_site_generator', 'generator_config_file', 'token', 'enablement'],
  ],
  // v4 leaves hidden files out, and has no input for them
  'actions/upload-pages-artifact@v5': ['name', 'path', 'retention-days', 'include-hidden-files'],
  'actions/deploy-pages@v4': [
    ...['token', 'timeout', 'error_count', 'reporting_interval', 'artifact_name', 'preview'],
  ],
};

type Step = { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> };
type Job = Step & {
  readonly needs?: string | readonly string[];
  readonly permissions?: { readonly pages?: string };
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } };
  readonly steps?: readonly Step[];
};
type Workflow = { readonly jobs: Readonly<Record<string, Job>> };
type Action = { readonly runs: { readonly steps?: readonly Step[] } };

const read = (file: string) => parse(readFileSync(file, 'utf8')) as unknown;

/** The files of a folder below .github that end as YAML; none if there is no such folder. */
function filesIn(name: string): readonly string[] {
  const folder = path.join('.github', name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => path.join(folder, file));
}

const workflows = filesIn('workflows');
const jobsOf = (file: string) => Object.values((read(file) as Workflow).jobs);

const steps = [
  ...workflows.flatMap((file) =>
    jobsOf(file).flatMap((job) => [job, ...(job.steps ?? [])].map((step) => ({ file, ...step }))),
  ),
  ...filesIn('actions').flatMap((file) =>
    ((read(file) as Action).runs.steps ?? []).map((step) => ({ file, ...step })),
  ),
].flatMap(({ file, uses, with: given = {} }) =>
  uses === undefined ? [] : [{ file, uses, given: Object.keys(given) }],
);

it.each(steps)('$file gives $uses only inputs that it knows', ({ uses, given }) => {
  if (uses.startsWith('./')) {
    expect(existsSync(uses)).toBe(true);
    return;
  }
  expect(Object.keys(knownInputs)).toContain(uses);
  expect(given.filter((input) => !knownInputs[uses]?.includes(input))).toEqual([]);
});

it('lists no action that no workflow uses', () => {
  const used = steps.map(({ uses }) => uses);
  expect(Object.keys(knownInputs).filter((action) => !used.includes(action))).toEqual([]);
});

/** A job with all jobs that it waits for. */
function withNeeded(jobs: Workflow['jobs'], name: string): readonly Job[] {
  const job = jobs[name];
  if (!job) return [];
  return [job, ...[job.needs ?? []].flat().flatMap((needed) => withNeeded(jobs, needed))];
}

it.each(workflows)('%s publishes nothing before the checks have passed', (file) => {
  const { jobs } = read(file) as Workflow;
  const unchecked = Object.entries(jobs)
    .filter(([, { permissions }]) => permissions?.pages === 'write')
    .filter(
      ([name]) =>
        !withNeeded(jobs, name).some(({ uses }) => uses === './.github/workflows/check.yml'),
    );
  expect(unchecked).toEqual([]);
});

it('runs the checks on the versions of Node that the README names, which package.json allows', () => {
  const [, recommended = '', least = '', most = ''] =
    /Node: (\d+) is recommended \(`\.nvmrc`\), (\d+\.\d+) to (\d+) work/.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(recommended);
  const nightly = read('.github/workflows/node-versions.yml') as Workflow;
  const nights = Object.values(nightly.jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []);
  expect(nights).toEqual(expect.arrayContaining([`${least}.0`, most]));
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  expect(engines.node).toBe(`>=${least}.0 <${Number(most) + 1}`);
});

it('publishes hidden files: .well-known/security.txt', () => {
  const uploads = workflows
    .flatMap(jobsOf)
    .flatMap((job) => job.steps ?? [])
    .filter(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact@'));
  expect(uploads.map(({ with: given }) => given?.['include-hidden-files'])).toEqual([true]);
});
