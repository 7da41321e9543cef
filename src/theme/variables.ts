/** Values by name, in groups: `{ color: { text: 'black' } }`. */
export type Values = { readonly [key: string]: string | Values };

type References<T> = { readonly [K in keyof T]: T[K] extends string ? string : References<T[K]> };

/** The CSS declarations of the variables that hold `values`: `--color-text:black;`. */
export function declare(values: Values, prefix = '-'): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = `${prefix}-${key}`;
      return typeof value === 'string' ? `${name}:${value};` : declare(value, name);
    })
    .join('');
}

/** The same groups with a reference to its variable in the place of each value: `var(--color-text)`. */
export function references<T extends Values>(values: T, prefix = '-'): References<T> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const name = `${prefix}-${key}`;
      return [key, typeof value === 'string' ? `var(${name})` : references(value, name)];
    }),
  ) as References<T>;
}
