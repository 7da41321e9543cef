import type { Mishap } from './stand-in';

/** A refusal in JSON. */
export const refusal = (
  status: number,
  { headers = {}, message = 'No.' }: { headers?: Record<string, string>; message?: string } = {},
) => Response.json({ message }, { status, headers });

/** What can happen with every host: its name, and what GitHub and others call their limit. */
export const commonMishaps = (
  name: string,
): readonly (readonly [string, () => Mishap, string])[] => [
  ['the network is gone', () => 'offline', 'Try again when you are online'],
  ['the answer is cut off', () => new Response('{"data": {"create'), 'can’t be read'],
  ['the answer lacks a part', () => Response.json({ data: {} }), 'can’t be read'],
  ['the host has an outage', () => refusal(502), `${name} couldn’t answer`],
  ['it is too large', () => refusal(413), 'too much for one save'],
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
];
