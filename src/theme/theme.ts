import { fixed, fluid, light, night, scales } from './tokens';
import { declare, references } from './variables';

const variables = references({ ...light, ...fluid });

/**
 * The theme: everything that changes with scheme, contrast or viewport is a `var()` reference, so
 * style templates are static and a change of scheme re-renders nothing. The rest is literal.
 */
export const theme = {
  ...variables,
  ...scales,
  ...fixed,
  layout: { ...variables.layout, container: scales.container },
};

/** Gives a part the colours of the night in both schemes. Paper has no night. */
export const nightColors = `@media screen { ${declare(night)} }`;
