import { childPart } from 'content-check/schema-traversal';
import * as z from 'zod';
import { isContainer, isList, type Json } from '../json';
import type { Part } from '../schema';

/** The single values in an entry of a list, each behind the name of its field, without that of its kind. */
export function* leavesIn(part: Part | undefined, value: Json, field = ''): Generator<string> {
  if (part instanceof z.ZodLiteral) return;
  if (!isContainer(value)) {
    if (value !== '') yield `${field} ${String(value)}`;
    return;
  }
  for (const [name, child] of Object.entries<Json>(value)) {
    const key = isList(value) ? Number(name) : name;
    const inner = part && childPart(part, key, child);
    // without the index, so that an entry inside may have moved
    yield* leavesIn(inner, child, isList(value) ? field : `${field}.${name}`);
  }
}

/** How many characters the single values have that two entries share. */
export function sameLeaves(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let sum = 0;
  for (const leaf of first) if (second.has(leaf)) sum += leaf.length;
  return sum;
}

/** How many characters two texts share at their beginning and end; 0 if less than half of the longer one. */
export function sameEnds(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first.at(-end - 1) === second.at(-end - 1)) end += 1;
  return 2 * (start + end) < Math.max(first.length, second.length) ? 0 : start + end;
}
