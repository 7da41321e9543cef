import { fontStyle } from '../../theme/fonts';
import { media } from '../../theme/media';
import { fluid } from '../../theme/sizes';
import { dark, light, moreContrast } from '../../theme/tokens';
import { declare } from '../../theme/variables';

/* The site's look: its tokens, and the styles that give them their values. */

export { media } from '../../theme/media';
export { theme } from '../../theme/theme';
export { visuallyHidden } from '../../theme/visually-hidden';

/** Font sizes of a tool, which is read at close range. */
const sizes = { small: '.875rem', body: '1rem' };

/** Fonts and custom properties. Fonts are swapped in: the local server delivers them at once. */
export const siteStyle = `
  ${fontStyle.replaceAll('optional', 'swap')}

  :root {
    color-scheme: light dark;
    ${declare({ ...light, size: { ...fluid.size, ...sizes } })}
    ${media.dark} { ${declare(dark)} }
    ${media.moreContrast} {
      ${declare(moreContrast.light)}
      ${media.dark} { ${declare(moreContrast.dark)} }
    }
  }
`;
