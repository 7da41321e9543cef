import { githubHost } from '../../src/hosted/github/github';
import type { HostCase } from '../stand-in/host-case';
import { commonMishaps, refusal } from '../stand-in/mishaps';
import { GithubStandIn } from './github-stand-in';
import { hostedRepository } from './repository-files';

const graphError = (type: string, message = 'No.') =>
  Response.json({ data: null, errors: [{ type, message }] });

/** A site at GitHub. */
export const githubCase: HostCase<GithubStandIn> = {
  name: 'GitHub',
  repository: hostedRepository,
  token: 'github_pat_good',
  standIn: (files) => new GithubStandIn(files),
  connect: githubHost,
  request: 'pull request',
  isSave: (name) => name.endsWith('Save'),
  isReading: (name) => name.endsWith('Files'),
  isAsking: (name) => name.endsWith('Request'),
  isPicture: (name) => name.includes('/blobs/'),
  counts: { open: 3, poll: 1, save: 2 },
  lacking: () => Response.json({ data: { repository: {} } }),
  refusal: () => graphError('STALE_DATA'),
  mishaps: [
    ...commonMishaps('GitHub'),
    ['the token lacks a right', () => graphError('FORBIDDEN'), 'Contents: Read and write'],
    ['the token lacks a right of REST', () => refusal(403), 'Contents: Read and write'],
    ['there were too many requests', () => graphError('RATE_LIMITED'), 'Try again in a minute'],
    [
      'there were too many in a short time',
      () => refusal(403, { headers: { 'retry-after': '300' } }),
      'Try again in 5 minutes',
    ],
    [
      'the hour is used up',
      () =>
        refusal(403, {
          headers: {
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': String(Date.now() / 1000 + 590),
          },
        }),
      'Try again in 10 minutes',
    ],
    [
      'a rule protects the branch',
      () => graphError('UNPROCESSABLE', 'Repository rule violations found'),
      'It says: “Repository rule violations found”',
    ],
  ],
};
