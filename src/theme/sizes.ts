/** The least height of the header: one row. */
export const headerRow = { phone: '4.25rem', desktop: '5rem', landscape: '3.75rem' } as const;

/** Sizes that change with the viewport; declared once as variables. */
export const fluid = {
  size: {
    small: 'clamp(.875rem,.86rem + .08vw,1rem)',
    body: 'clamp(1.0625rem,1.03rem + .16vw,1.3125rem)',
    lede: 'clamp(1.25rem,1.18rem + .32vw,1.75rem)',
    subheading: 'clamp(1.5rem,1.36rem + .62vw,2.25rem)',
    heading: 'clamp(1.95rem,1.56rem + 1.75vw,3.25rem)',
    title: 'clamp(2.4rem,1.45rem + 3.6vw,5.25rem)',
  },
  layout: {
    /**
     * How high the header is; the inline script (`header.inline.ts`) sets it if words need more
     * than a row.
     */
    headerHeight: headerRow.phone,
    /** Less if text is enlarged on a small phone. */
    gutter: 'clamp(min(1.25rem,6.25vw),.4rem + 3.6vw,4rem)',
    section: 'clamp(2.25rem,1.1rem + 6.3vw,7.5rem)',
  },
} as const;

/**
 * Those sizes on a phone in landscape: so low a window shows little at once, and a heading that grew
 * with the width would be larger than the title.
 */
export const landscapeSizes = {
  size: {
    lede: '1.125rem',
    subheading: '1.25rem',
    heading: '1.6rem',
    title: '2rem',
  },
  layout: { headerHeight: headerRow.landscape, section: '2.25rem' },
} as const;

/** Fixed scales. */
export const scales = {
  space: {
    xs: '.25rem',
    s: '.5rem',
    m: '.75rem',
    l: '1rem',
    xl: '1.5rem',
    xxl: '2rem',
  },
  font: {
    display: 'Besley, Besley Fallback, Georgia, serif',
    text: 'Atkinson Hyperlegible Next, Atkinson Fallback, system-ui, sans-serif',
  },
  /** Corner radius. */
  radius: '3px',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  /** Wider on large screens, so that they are not half empty. */
  container: 'max(84rem,82vw)',
  /** Between columns of words. */
  columnGap: 'clamp(1.5rem,3vw,3.5rem)',
  /** The longest line of text, about 75 characters. */
  measure: '38em',
  zIndex: { header: 50, notification: 100, skipLink: 110 },
} as const;
