import { forgejoHost } from '../../src/hosted/forgejo';
import type { HostCase } from '../stand-in/host-case';
import { commonMishaps, refusal } from '../stand-in/mishaps';
import { ForgejoStandIn } from './forgejo-stand-in';

/** A site at an instance of Forgejo. */
export const forgejoCase: HostCase<ForgejoStandIn> = {
  name: 'git.example.org',
  place: {
    host: 'forgejo',
    address: 'https://git.example.org',
    repository: 'ridgeline/website',
    branch: 'main',
    folder: 'content',
  },
  token: 'forgejo-good-token',
  standIn: (files) => new ForgejoStandIn(files),
  connect: forgejoHost,
  request: 'pull request',
  isSave: (name) => name.startsWith('POST') && name.endsWith('/contents'),
  isReading: (name) => /\/git\/blobs|\/contents\/|\/file-contents/.test(name),
  isAsking: (name) => name.startsWith('POST') && name.endsWith('/pulls'),
  isPicture: (name) => name.includes('/git/blobs/'),
  counts: { open: 4, poll: 1, save: 2 },
  isRevoking: false,
  lacking: () => Response.json({}),
  refusal: () => refusal(422, { message: 'sha does not match' }),
  mishaps: [
    ...commonMishaps('git.example.org'),
    [
      'the token lacks a right',
      () => refusal(403, { message: 'token does not have at least one of required scope(s)' }),
      '“repository: Read and write”',
    ],
    [
      'a rule protects the branch',
      () =>
        refusal(403, { message: 'user should have a permission to write to the target branch' }),
      'permission to write to the target branch',
    ],
    [
      'the repository is archived',
      () => refusal(423, { message: 'Repo is archived.' }),
      'It says: “Repo is archived.”',
    ],
  ],
};
