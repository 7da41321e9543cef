import { githubCase } from '../github/github-case';
import { forgejoCase } from '../forgejo/forgejo-case';
import { gitlabCase } from '../gitlab/gitlab-case';
import type { HostCase } from './host-case';

/** All hosts that the form knows. */
export const hostCases: readonly HostCase[] = [githubCase, gitlabCase, forgejoCase];
