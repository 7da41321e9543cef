import { githubCase } from '../github/github-case';
import type { HostCase } from './host-case';

/** All hosts that the form knows. */
export const hostCases: readonly HostCase[] = [githubCase];
