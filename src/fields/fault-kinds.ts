import type { FaultParams } from 'content-check/format-fault';
import { quoted } from 'content-check/messages/phrases';
import { wholeAddresses } from './link-schemes';

/*
 * Faults that addresses of several formats can have. Each format recognizes them by signs of its own.
 */

/** The end of a message that has said what is wrong: the whole text as it was found. */
export const gotText = ({ got }: FaultParams) => `(got ${quoted(got)})`;

/** The start of an address: its scheme, or the slash of a page's. */
const start = /^(?:[a-z]+:(?:\/\/)?|\/)/;

/** An address that starts with something else than it should, or without it. */
export const wrongStart = {
  code: 'address-start',
  message: (params: FaultParams) =>
    `This address must start with ${quoted(start.exec(params.correction ?? '')?.[0])} ${gotText(params)}. Use ${quoted(params.correction)}.`,
};

/** An address with a part that it can't have. */
export const wrongPart = {
  code: 'address-part',
  message: (params: FaultParams) => {
    const advice =
      params.correction === undefined ? 'Use another' : `Use ${quoted(params.correction)}`;
    return `This address can’t ${verbOf(params)} ${nameOf(params.found)} ${gotText(params)}. ${advice}.`;
  },
};

function verbOf({ got, found }: FaultParams): string {
  if (got.endsWith(found)) return 'end with';
  return got.startsWith(found) ? 'start with' : 'contain';
}

function nameOf(part: string): string {
  if (/.@$/.test(part)) return 'a name or password';
  return part === '"' ? 'a quotation mark' : `"${part}"`;
}

/** An address with capitals where it can have none. */
export const capitals = {
  code: 'address-uppercase',
  message: (params: FaultParams) =>
    `The ${/^[/#]/.test(params.got) ? 'address of a page' : 'start of an address'} is lowercase ${gotText(params)}. Use ${quoted(params.correction)}.`,
};

/** An address that starts well, and goes on in another way than it should. */
export const incomplete = {
  code: 'address-incomplete',
  message: (params: FaultParams) => {
    const whole = wholeAddresses.find((address) => address.startsWith(params.found));
    return `What follows "${params.found}" is wrong ${gotText(params)}. Use the form ${quoted(whole)}.`;
  },
};
