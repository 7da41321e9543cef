import { media } from '../../../src/theme/media';
import { dark, light, moreContrast } from '../../../src/theme/tokens';
import { declare } from '../../../src/theme/variables';

export { visuallyHidden } from '../../../src/theme/visually-hidden';

/** The custom properties that `form/ui/theme.ts` names: the site's colors. Texts are in the system's font. */
export const look = `
  :root {
    color-scheme: light dark;
    --font-text: system-ui, sans-serif;
    ${declare({ color: light.color })}
    ${media.dark} { ${declare({ color: dark.color })} }
    ${media.moreContrast} {
      ${declare(moreContrast.light)}
      ${media.dark} { ${declare(moreContrast.dark)} }
    }
  }
`;
