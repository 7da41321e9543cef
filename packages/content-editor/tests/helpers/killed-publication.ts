import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishRequest } from '../../src/store/publishing';
import { Clone } from './published-site';

const program = `
  const { publish } = require('./packages/content-editor/src/server/publish/publish.ts');
  const { siteContent } = require('./packages/content-editor/tests/small-site/options.ts');
  const [root, message, writes] = process.argv.slice(1);
  publish(siteContent(root), { message, writes: JSON.parse(writes) }).then(({ result }) => console.log(result));
`;

/** Counts calls by creating folders, since several run at once. */
const count = (counter: string) => `
n=1
while ! mkdir "${counter}/$n" 2>/dev/null; do n=$((n + 1)); done`;

/** Stands in for Git, and kills the publication after a command of it. */
const wrapper = (counter: string) => `#!/bin/sh${count(counter)}
export PUBLICATION=$PPID
PATH="\${PATH#*:}" git "$@"
code=$?
if [ "$KILL" = "after $n" ]; then kill -KILL $PPID; fi
exit $code
`;

/** Kills the publication, and Git in the middle of a command, with its locks. */
const hook = (counter: string) => `#!/bin/sh
case $0 in */filter) cat ;; esac
[ -n "$PUBLICATION" ] || exit 0${count(counter)}
if [ "$KILL" = "inside $n" ]; then kill -KILL $PUBLICATION $PPID; fi
exit 0
`;

/** Run while Git holds locks; the last one is a filter, which runs when Git has deleted a file to write it anew. */
const hooks = [
  'pre-commit',
  'post-commit',
  'reference-transaction',
  'post-index-change',
  'pre-push',
  'post-merge',
  'filter',
];

/** When a publication is killed: after a command of Git, or together with it, in a hook. */
export type Moment = `${'after' | 'inside'} ${number}`;

/**
 * Runs a publication in a process of its own, which is killed at a moment.
 * @param folder the clone from which it publishes; files to count in are written beside it
 * @returns what it answered, if it came so far, and how many commands and hooks ran
 */
export async function killedPublication(
  folder: string,
  { message, writes }: PublishRequest,
  moment?: Moment,
) {
  const [bin, commands, inside] = ['bin', 'commands', 'inside'].map((name) => {
    const place = path.join(folder, '..', name);
    mkdirSync(place);
    return place;
  }) as [string, string, string];
  const files = [
    [path.join(bin, 'git'), wrapper(commands)],
    ...hooks.map((name) => [path.join(folder, '.git/hooks', name), hook(inside)]),
  ] as [string, string][];
  for (const [file, script] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, script);
    chmodSync(file, 0o755);
  }
  const clone = new Clone(folder);
  clone.write('.git/info/attributes', 'site.json filter=counted\n');
  clone.git('config', 'filter.counted.smudge', '.git/hooks/filter');
  const args = [
    '--import',
    'tsx',
    '--eval',
    program,
    path.join(folder, 'content'),
    message,
    JSON.stringify(writes),
  ];
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, KILL: moment ?? '' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let answer = '';
  child.stdout.on('data', (data: Buffer) => {
    answer += data.toString().trim();
  });
  await once(child, 'close');
  return {
    answer,
    commands: readdirSync(commands).length,
    insides: readdirSync(inside).length,
  };
}
