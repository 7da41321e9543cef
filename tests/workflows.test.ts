import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/* What actionlint doesn't know: a release that needs no check is published when checks fail. */

type Step = { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> };
type Job = Step & {
  readonly needs?: string | readonly string[];
  readonly permissions?: { readonly pages?: string };
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } };
  readonly steps?: readonly Step[];
};
type Workflow = { readonly jobs: Readonly<Record<string, Job>> };

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

const sources = [...workflows, ...filesIn('actions')];

it.each(sources)('%s names the actions of others by their commits, with the version', (file) => {
  const uses = readFileSync(file, 'utf8').match(/uses: (?!\.\/).*/g) ?? [];
  expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
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
    /Node; (\d+) is recommended \(`\.nvmrc`\), and (\d+\.\d+) to (\d+) work/.exec(
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
