import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import packageJson from '../../package.json' with { type: 'json' };

/** Browsers that have another name in MDN's data. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

/**
 * The oldest version of each browser that `browserslist` in package.json promises, such as "chrome >=
 * 114".
 */
const oldest = packageJson.browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!name) throw new Error(`browserslist in package.json has "${line}"; write "chrome >= 114".`);
  return [names[name] ?? name, parseFloat(version)] as const;
});

/**
 * Whether one of the promised browsers lacks something, wholly or in part.
 * @param isWritten whether it is written with a vendor prefix, or without one if that is empty
 */
export function isNewer(
  { support }: CompatStatement,
  isWritten: (prefix: string) => boolean = (prefix) => prefix === '',
): boolean {
  return oldest.some(([browser, version]) => {
    const statements = Object.entries(support).find(([name]) => name === browser)?.[1] ?? [];
    return ![statements].flat().some((statement) => {
      const { version_added: added, version_removed: removed, prefix = '' } = statement;
      return (
        isSince(added, version) &&
        !isSince(removed, version) &&
        !statement.flags &&
        !statement.alternative_name &&
        !statement.partial_implementation &&
        isWritten(prefix)
      );
    });
  });
}

const isSince = (value: string | false | null | undefined, version: number): boolean =>
  typeof value === 'string' && parseFloat(value.replace('≤', '')) <= version;

/** The part of MDN's data at a path such as `css.selectors.has`; undefined if it has none. */
export function entryAt(path: string): Identifier | undefined {
  return path
    .split('.')
    .reduce<Identifier | undefined>(
      (group, name) => (group && Object.hasOwn(group, name) ? group[name] : undefined),
      bcd as unknown as Identifier,
    );
}
