/** References to the custom properties that `look.ts` declares. */
export const theme = {
  color: {
    background: 'var(--color-background)',
    /** Of controls and of what is in front of the background. */
    surface: 'var(--color-surface)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-textMuted)',
    /** Decoration only. */
    borderSubtle: 'var(--color-borderSubtle)',
    /** Of controls: 3:1 on the background and the surface (WCAG 1.4.11). */
    border: 'var(--color-border)',
    action: 'var(--color-action)',
    actionHover: 'var(--color-actionHover)',
    onAction: 'var(--color-onAction)',
    /** Of the ring around what has the focus, unlike that of a mistake. */
    focus: 'var(--color-focus)',
    /** Of notices and warnings. */
    accent: 'var(--color-accent)',
    error: 'var(--color-error)',
  },
  font: { text: 'var(--font-text)' },
  size: { small: '.875rem', body: '1rem', heading: '1.125rem', title: '1.5rem' },
  space: { xs: '.25rem', s: '.5rem', m: '.75rem', l: '1rem', xl: '1.5rem' },
  radius: '6px',
} as const;

/** Media queries for style templates. */
export const media = {
  dark: '@media (prefers-color-scheme: dark)',
  moreContrast: '@media (prefers-contrast: more)',
  /** Fingers need 44 px. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
