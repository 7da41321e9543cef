import { variables } from './theme';
import { dark, fluid, light, moreContrast, night, paper, paperLayout } from './tokens';

type Values = { readonly [key: string]: string | Values };

/** CSS declarations that give the variables named in `names` the values of the same key. */
function declare(names: Values, values: Values): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (typeof value === 'string') return typeof name === 'string' ? `${name}:${value};` : '';
      return typeof name === 'object' ? declare(name, value) : '';
    })
    .join('');
}

/** The variables of each scheme and contrast, as declarations for `:root`. */
export const scheme = {
  base: declare(variables, { ...light, ...fluid }),
  dark: declare(variables, dark),
  desktopBar: declare(variables, { layout: { barHeight: '5rem' } }),
  moreContrast: declare(variables, { color: moreContrast.light }),
  moreContrastDark: declare(variables, { color: moreContrast.dark }),
  /** White paper, for `:root`. */
  print: declare(variables, { color: paper, layout: paperLayout }),
  /**
   * For the parts that are night in both schemes: whatever stands in them takes its colours. Paper
   * has no night.
   */
  night: `@media screen { ${declare(variables, { color: night })} }`,
} as const;
