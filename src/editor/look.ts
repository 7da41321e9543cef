import { media } from '../theme/media';
import { scales } from '../theme/sizes';
import { textFont } from '../theme/text-font';
import { dark, light, moreContrast } from '../theme/tokens';
import { declare } from '../theme/variables';

/** The editor's styles: the font of texts, and the site's colors. */
export const look = `
  ${textFont('swap')}

  :root {
    ${declare({ color: light.color, font: { ...scales.font, display: scales.font.text } })}
    ${media.dark} { ${declare({ color: dark.color })} }
    ${media.moreContrast} {
      ${declare(moreContrast.light)}
      ${media.dark} { ${declare(moreContrast.dark)} }
    }
  }
`;
