import type { FormatFault } from 'content-check/format-fault';
import { wrongPart } from './fault-kinds';

/** What people mean by an email address, also one that a link could not hold. */
export const emailLike = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;

/**
 * An email address: atext of RFC 5322 that needs no encoding in a link (RFC 6068, 2), and dots like
 * the HTML Standard.
 */
export const emailAddress =
  /^[A-Za-z0-9.!$'*+_~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/**
 * Faults of an email address, in the order in which they are looked for. Each is something that an email
 * program would not read in a link (RFC 6068, 2).
 */
export const emailFaults: readonly FormatFault[] = [
  { ...wrongPart, pattern: /^mailto:/i, correction: (got) => got.replace(/^mailto:/i, '') },
  { ...wrongPart, pattern: /(?<=^[^@]*)[#%&/=?^`{|}](?=[^@]*@)/ },
];
