import { media } from './theme';

/**
 * The editor's own look: system fonts and gray, in the light and the dark scheme and with more contrast. A
 * project's `look` comes after it and may give each of these custom properties another value.
 */
export const defaultLook = `
  :root {
    color-scheme: light dark;
    --font-text: system-ui, sans-serif;
    --font-display: var(--font-text);
    --color-background: #f4f5f6;
    --color-surface: #fff;
    --color-text: #1b1f24;
    --color-textMuted: #4b535e;
    --color-borderSubtle: #cfd4da;
    --color-border: #767f8a;
    --color-action: #1f4f8f;
    --color-actionHover: #163b6c;
    --color-onAction: #fff;
    --color-focus: var(--color-action);
    --color-accent: #a05a00;
    --color-error: #9c1f18;

    ${media.dark} {
      --color-background: #15181c;
      --color-surface: #20242a;
      --color-text: #eceff2;
      --color-textMuted: #b4bcc6;
      --color-borderSubtle: #3a414a;
      --color-border: #87919d;
      --color-action: #9cc4ff;
      --color-actionHover: #c3dcff;
      --color-onAction: #10233d;
      --color-accent: #f0b35a;
      --color-error: #ffa79c;
    }

    ${media.moreContrast} {
      --color-background: #fff;
      --color-textMuted: #1b1f24;
      --color-borderSubtle: #4d5560;
      --color-border: #1b1f24;

      ${media.dark} {
        --color-background: #000;
        --color-surface: #000;
        --color-textMuted: #eceff2;
        --color-borderSubtle: #b4bcc6;
        --color-border: #eceff2;
      }
    }
  }
`;
