import { createTheme } from 'styled-components';
import { floor, fluid, light, mark, scales } from './tokens';

type References<T> = { [K in keyof T]: T[K] extends string ? string : References<T[K]> };

const contract = createTheme({ ...light, ...fluid }, { prefix: 'r' });

/** Names of the CSS variables behind the theme, for the one place that declares them. */
export const variables = contract.vars;

/**
 * The theme: everything that changes with scheme, contrast or viewport is a `var()` reference, so
 * style templates are static and a change of scheme re-renders nothing. Fixed scales are literal.
 */
export const theme = {
  ...references({ color: variables.color, shadow: variables.shadow, size: variables.size }),
  ...scales,
  layout: { ...references(variables.layout), container: scales.container },
  floor,
  mark,
};

/** Leaves out the fallback value that createTheme's own references repeat at every use. */
function references<T extends object>(names: T): References<T> {
  return Object.fromEntries(
    Object.entries(names).map(([key, name]: [string, string | object]) => [
      key,
      typeof name === 'string' ? `var(${name})` : references(name),
    ]),
  ) as References<T>;
}
