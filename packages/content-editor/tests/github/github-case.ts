import { githubHost } from '../../src/hosted/github/github';
import type { HostCase } from '../stand-in/host-case';
import { commonMishaps, refusal } from '../stand-in/mishaps';
import { GithubStandIn } from './github-stand-in';
import { hostedRepository } from './repository-files';

const graphError = (type: string | undefined, message = 'No.') =>
  Response.json({ data: null, errors: [{ type, message }] });

/** A site at GitHub. */
export const githubCase: HostCase<GithubStandIn> = {
  name: 'GitHub',
  repository: hostedRepository,
  token: 'github_pat_good',
  standIn: (files) => new GithubStandIn(files),
  connect: githubHost,
  isSave: (name) => name.endsWith('Save'),
  isReading: (name) => name.endsWith('Files'),
  isPicture: (name) => name.includes('/blobs/'),
  counts: { open: 3, poll: 1, save: 2 },
  lacking: () => Response.json({ data: { repository: {} } }),
  refusal: () => graphError('STALE_DATA'),
  vague: () => graphError(undefined, 'Something went wrong while executing your query.'),
  mishaps: [
    ...commonMishaps('GitHub'),
    [
      'an organization doesn’t let the token in',
      () =>
        graphError(
          'FORBIDDEN',
          'Although you appear to have the correct authorization credentials, the `ridgeline` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
        ),
      'It says: “Although you appear to have the correct authorization credentials, the `ridgeline` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.”',
    ],
    [
      'the token lacks a right of REST',
      () => refusal(403, { message: 'Resource not accessible by personal access token' }),
      'It says: “Resource not accessible by personal access token”',
    ],
    [
      'a limit is reached that no header tells of',
      () =>
        refusal(403, {
          headers: { 'x-ratelimit-remaining': '4870' },
          message: 'You have exceeded a secondary rate limit. Please wait a few minutes.',
        }),
      'GitHub refuses this. It says: “You have exceeded a secondary rate limit. Please wait a few minutes.”',
    ],
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
