import { childPart } from 'content-check/schema-traversal';
import { keepIdentity } from '../identity';
import { isGroup, isList, type Json } from '../json';
import { valueAt } from '../path';
import type { Part } from '../schema';
import { pairedEntries } from './paired-entries';

/**
 * Gives the values of a version from elsewhere the identities they had here, so that open entries stay open.
 * @param part their part of the schema
 */
export function keepIdentities(
  part: Part | undefined,
  from: Json | undefined,
  to: Json | undefined,
): void {
  if (from === to || !isGroup(from) || !isGroup(to)) return;
  keepIdentity(from, to);
  const places = isList(from) && isList(to) ? pairedEntries(part, from, to).from : undefined;
  for (const [name, child] of Object.entries<Json>(to)) {
    const key = isList(to) ? Number(name) : name;
    const old = valueAt(from, [places ? (places[Number(key)] ?? -1) : key]);
    keepIdentities(part && childPart(part, key, child), old, child);
  }
}
