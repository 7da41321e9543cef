/** Values by name, in groups: `{ color: { text: 'black' } }`. */
export type Values = { readonly [key: string]: string | Values };

/** The CSS declarations of the variables that hold `values`: `--color-text:black;`. */
export function declare(values: Values, prefix = '-'): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = `${prefix}-${key}`;
      return typeof value === 'string' ? `${name}:${value};` : declare(value, name);
    })
    .join('');
}

/**
 * References to the variables of one group: `references('color').text` is `var(--color-text)`. Created
 * on access, so that the bundles contain no values.
 */
export function references<Key extends string>(group: string): Readonly<Record<Key, string>> {
  return new Proxy({} as Record<Key, string>, {
    get: (_, key) => `var(--${group}-${String(key)})`,
  });
}
