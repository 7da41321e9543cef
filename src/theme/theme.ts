import { type fluid, scales } from './sizes';
import { fixed, type light, night } from './tokens';
import { declare, references } from './variables';

/**
 * The theme: everything that changes with scheme, contrast or viewport is a `var()` reference, so
 * style templates are static and a change of scheme re-renders nothing. The rest is literal.
 */
export const theme = {
  color: references<keyof typeof light.color>('color'),
  size: references<keyof typeof fluid.size>('size'),
  layout: references<keyof typeof fluid.layout>('layout'),
  shadow: 'var(--shadow)',
  ...scales,
  ...fixed,
};

/** Declares the night colors for a part of the page in both schemes, but not in print. */
export const nightColors = `@media screen { ${declare(night)} }`;
