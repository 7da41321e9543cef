import { createGlobalStyle } from 'styled-components';
import { fontStyle } from '../../theme/fonts';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { dark, fluid, light, moreContrast } from '../../theme/tokens';
import { declare } from '../../theme/variables';

/** Sizes of a tool, which is read from near. */
const sizes = { small: '.875rem', body: '1rem' };

/** The site's fonts and colours. Its server is near: fonts need not be waited for. */
export const EditorStyle = createGlobalStyle`
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

  *, ::before, ::after { box-sizing: border-box; }

  html { overflow-wrap: anywhere; }

  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font: 400 1rem / 1.5 ${theme.font.text};
  }

  h1, h2, h3 { margin: 0; font-weight: 600; line-height: 1.2; }
  h1, h2 { font-family: ${theme.font.display}; }
  h2 { font-size: 1.5rem; }
  h3 { font-size: 1.05rem; }
  fieldset { border: 0; padding: 0; }
  legend { padding: 0; font-weight: 600; }
  img { display: block; max-width: 100%; }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    border-radius: ${theme.radius};
  }

  ${media.reducedMotion} {
    *, ::before, ::after { transition-duration: 0s !important; animation: none !important; }
  }
`;
