import type { Mishap } from './github-stand-in';

/** A refusal in JSON. */
const refusal = (
  status: number,
  { headers = {}, message = 'No.' }: { headers?: Record<string, string>; message?: string } = {},
) => Response.json({ message }, { status, headers });

const graphError = (type: string | undefined, message = 'No.') =>
  Response.json({ data: null, errors: [{ type, message }] });

/** What GitHub is asked and answers, by the names of requests in the stand-in. */
export const githubCase = {
  /** Requests that publish, that read texts, and that read a picture. */
  isPublication: (name: string) => name.endsWith('Publish'),
  isReading: (name: string) => name.endsWith('Files'),
  isPicture: (name: string) => name.includes('/blobs/'),
  /** How many requests opening, a look for changes, and a publication take. */
  counts: { open: 4, poll: 1, publish: 2 },
  /** An answer to a reading that lacks the files. */
  lacking: () => Response.json({ data: { repository: {} } }),
  /** An answer that says that the branch has moved, to a publication. */
  refusal: () => graphError('STALE_DATA'),
  /** An answer that says that something went wrong, and not what. */
  vague: () => graphError(undefined, 'Something went wrong while executing your query.'),
};

/** What can happen to a publication, and words of the message about it. */
export const mishaps: readonly (readonly [string, () => Mishap, string])[] = [
  ['the network is gone', () => 'offline', 'Try again when you are online'],
  ['the answer is cut off', () => new Response('{"data": {"create'), 'can’t be read'],
  ['the answer lacks a part', () => Response.json({ data: {} }), 'can’t be read'],
  ['the host has an outage', () => refusal(502), 'GitHub couldn’t answer'],
  ['it is too large', () => refusal(413), 'too much for one publication'],
  ['the host wants a pause', () => refusal(429), 'Try again in a minute'],
  [
    'the host wants a longer pause',
    () => refusal(429, { headers: { 'retry-after': '300' } }),
    'Try again in 5 minutes',
  ],
  [
    'there is something else in the way',
    () => refusal(409, { message: 'Busy' }),
    'It says: “Busy”',
  ],
  [
    'the host doesn’t understand',
    () => refusal(422, { message: 'Odd input' }),
    'It says: “Odd input”',
  ],
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
];
