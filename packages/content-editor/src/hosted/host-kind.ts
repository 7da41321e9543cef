import type { ReactNode } from 'react';
import type { Access } from './access';
import type { GitHost } from './git-host';
import type { HostPlace } from './host-place';
import type { KeptGrant } from './kept-grant';
import type { OAuth } from './oauth';

/** A kind of Git host: all that is particular to it. Only that of the site is in the bundle. */
export type HostKind = {
  /** What people call it: "GitHub". */
  readonly nameOf: (place: HostPlace) => string;
  /**
   * Signing in on its own page; undefined if the site has no application there.
   * @param redirect the address of the form
   */
  readonly oauth?: (place: HostPlace, redirect: string, kept: KeptGrant) => OAuth | undefined;
  readonly connect: (place: HostPlace, access: Access) => GitHost;
  /** How to make a token with the least rights, step by step. */
  readonly tokenSteps: (place: HostPlace, title: string) => readonly ReactNode[];
};
