import { gitlabHost } from '../../src/hosted/gitlab';
import type { HostCase } from '../stand-in/host-case';
import { commonMishaps, refusal } from '../stand-in/mishaps';
import { GitlabStandIn } from './gitlab-stand-in';

/** A site at GitLab. */
export const gitlabCase: HostCase<GitlabStandIn> = {
  name: 'GitLab',
  place: {
    host: 'gitlab',
    address: 'https://gitlab.example.com',
    repository: 'ridgeline/sites/website',
    branch: 'main',
    folder: 'content',
  },
  token: 'glpat-good',
  standIn: (files) => new GitlabStandIn(files),
  connect: gitlabHost,
  request: 'merge request',
  isSave: (name) => /^POST .*\/repository\/commits$/.test(name),
  isReading: (name) => name.endsWith('Files'),
  isAsking: (name) => name.endsWith('/merge_requests'),
  isPicture: (name) => name.endsWith('/raw'),
  counts: { open: 3, poll: 1, save: 4 },
  isRevoking: true,
  lacking: () => Response.json({ data: { project: { repository: {} } } }),
  refusal: () =>
    refusal(400, { message: 'Could not update refs/heads/main. Please refresh and try again.' }),
  mishaps: [
    ...commonMishaps('GitLab'),
    [
      'the token lacks a scope',
      () =>
        Response.json(
          {
            error: 'insufficient_scope',
            error_description: 'The request requires higher privileges than provided.',
            scope: 'api',
          },
          { status: 403 },
        ),
      'the scope “api”',
    ],
    [
      'a rule protects the branch',
      () =>
        refusal(403, {
          message: '403 Forbidden - You are not allowed to push into this branch',
        }),
      'not allowed to push into this branch',
    ],
    [
      'a push rule refuses it',
      () => refusal(400, { message: 'Commit message does not follow the pattern' }),
      'It says: “Commit message does not follow the pattern”',
    ],
  ],
};
