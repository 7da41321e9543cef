import { media } from '../theme/media';
import { dark, light, moreContrast } from '../theme/tokens';
import { declare } from '../theme/variables';

/** The editor's styles: the site's colors. Its texts are in the system's font. */
export const look = `
  :root {
    ${declare({ color: light.color })}
    ${media.dark} { ${declare({ color: dark.color })} }
    ${media.moreContrast} {
      ${declare(moreContrast.light)}
      ${media.dark} { ${declare(moreContrast.dark)} }
    }
  }
`;
