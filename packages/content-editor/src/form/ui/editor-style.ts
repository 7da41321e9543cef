import { createGlobalStyle } from 'styled-components';
import { look } from '../../look';
import { media, theme } from './theme';

/** The look, and base styles of elements. */
export const EditorStyle = createGlobalStyle`
  ${look}

  *, ::before, ::after { box-sizing: border-box; }

  html { overflow-wrap: anywhere; }

  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font: 400 ${theme.size.body} / 1.5 ${theme.font.text};
  }

  h1, h2, h3, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0; }
  h1, h2, h3 { font-weight: 600; line-height: 1.2; }
  h2 { font-size: ${theme.size.title}; }
  h3 { font-size: ${theme.size.heading}; }
  /* "none" would remove the list role in Safari */
  ul, ol { list-style-type: ''; }
  legend { padding: 0; font-weight: 600; }
  img { display: block; max-width: 100%; }
  /* what begins beside the handle that drags an entry would select its name */
  summary { min-height: 44px; cursor: pointer; -webkit-user-select: none; user-select: none; }

  [type='checkbox'] {
    flex: none;
    margin: 0;
    width: 24px;
    height: 24px;
    accent-color: ${theme.color.action};
  }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    border-radius: ${theme.radius};
  }

  /* forced colors remove the shadows and colors that mark states */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-current], label:has(:checked), :has(> [data-seen])):not(:focus-visible, label:has(:focus-visible)) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    [aria-disabled='true'] { color: GrayText; }
  }

  ${media.reducedMotion} {
    *, ::before, ::after { transition-duration: 0s !important; animation: none !important; }
  }
`;
