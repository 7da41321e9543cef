/**
 * The only literal colours, sizes and durations of the site. The page is a day: by light scheme it
 * opens at dawn and closes at night, by dark scheme it opens at night and closes at first light.
 * Contrast of every pair that carries text is measured by the accessibility tests.
 */
export const light = {
  color: {
    /** Ground of a hero; equals the first row of its picture, so text is safe before it loads. */
    sky: '#e4ecec',
    ground: '#f5f7f3',
    surface: '#fdfefb',
    surface2: '#e9eeea',
    ink: '#0f2a33',
    inkSoft: '#35505a',
    /** Decoration only: too faint to mark a control. */
    line: '#c9d4d2',
    /** Borders of controls, at least 3:1 on every ground (WCAG 1.4.11). */
    edge: '#6f868c',
    action: '#17424f',
    actionInk: '#fbfdf9',
    actionHover: '#0d2f3a',
    lamp: '#f6b73c',
    lampHover: '#ffd48c',
    lampInk: '#10212a',
    rose: '#941a50',
    focus: '#941a50',
    error: '#94201a',
    ridgeFar: '#bfd2d4',
    ridgeMid: '#7fa3b0',
    ridgeNear: '#2c5f63',
    /** Moonlight along a contour, which by night is all that parts it from the sky. */
    rim: 'transparent',
    /** Soft ellipse behind words that stand over a picture. */
    scrim: 'transparent',
    binding: '#17424f',
  },
  shadow: '0 1px 2px rgb(15 42 51 / 0.07), 0 10px 28px -12px rgb(15 42 51 / 0.28)',
} as const;

/** Values that differ by night. */
export const dark: Tokens = {
  color: {
    sky: '#0c1820',
    ground: '#0e1b23',
    surface: '#14262f',
    surface2: '#1a303b',
    ink: '#edf1ec',
    inkSoft: '#b7c7ca',
    line: '#2a434e',
    edge: '#7f99a0',
    action: '#ffc05a',
    actionInk: '#10212a',
    actionHover: '#ffd48c',
    lamp: '#ffbe55',
    lampHover: '#ffd48c',
    lampInk: '#10212a',
    rose: '#f4a3c1',
    focus: '#ffd48c',
    error: '#ffb1a6',
    ridgeFar: '#2a4b58',
    ridgeMid: '#1e3d49',
    ridgeNear: '#0a151b',
    rim: '#35566a',
    scrim: 'rgb(12 24 32 / 0.62)',
    binding: '#1a3441',
  },
  shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 14px 34px -12px rgb(0 0 0 / 0.7)',
};

/** Values that differ where the visitor asks for more contrast, by scheme. */
export const moreContrast = {
  light: {
    inkSoft: '#0f2a33',
    line: '#35505a',
    edge: '#0f2a33',
    ground: '#ffffff',
    surface: '#ffffff',
  },
  dark: {
    inkSoft: '#edf1ec',
    line: '#b7c7ca',
    edge: '#edf1ec',
    ground: '#04090d',
    surface: '#04090d',
  },
} as const;

/**
 * The night parts, the same in both schemes: banner, footer. Whatever stands in them takes these
 * colours; `ground` stays the page's, for the contour where a part meets the page.
 */
export const night = {
  sky: '#0c1820',
  ink: '#edf1ec',
  inkSoft: '#b9c9cb',
  line: '#34505a',
  edge: '#7f99a0',
  action: '#ffc05a',
  actionInk: '#10212a',
  actionHover: '#ffd48c',
  lamp: '#ffbe55',
  focus: '#ffd48c',
  scrim: 'rgb(12 24 32 / 0.88)',
} as const;

/** Values that differ on paper, where the light scheme is printed: ink, and no grounds. */
export const paper = {
  sky: '#fff',
  ground: '#fff',
  surface: '#fff',
  surface2: '#fff',
  ink: '#000',
  inkSoft: '#000',
} as const;

/** Space on paper, which has margins of its own and no bar over it. */
export const paperLayout = { barHeight: '0px', gutter: '0px', section: '1.5rem' } as const;

/** The ground of the footer, darker than any night: the near ridge. */
export const floor = '#04090d';

/** The colours of the mark, fixed in both schemes. */
export const mark = { sky: '#cbdada', far: '#5f8fa0', near: '#0f3039', window: '#f6b73c' } as const;

/** Sizes that change with the viewport; declared once as variables. */
export const fluid = {
  size: {
    s_1: 'clamp(.875rem, .86rem + .08vw, .9375rem)',
    s0: 'clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)',
    s1: 'clamp(1.25rem, 1.18rem + .32vw, 1.5rem)',
    s2: 'clamp(1.5rem, 1.36rem + .62vw, 2rem)',
    s3: 'clamp(1.95rem, 1.56rem + 1.75vw, 3.25rem)',
    s4: 'clamp(2.45rem, 1.5rem + 3.6vw, 5.25rem)',
  },
  layout: {
    barHeight: '4.25rem',
    gutter: 'clamp(1.25rem, .4rem + 3.6vw, 4rem)',
    section: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  },
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
    xxxl: '3rem',
    huge: '4rem',
  },
  font: {
    display: "Besley, 'Besley Fallback', Georgia, serif",
    text: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif",
  },
  /** Cloth cut with shears. */
  radius: '3px',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  container: '84rem',
  /** No line of text longer than about 75 characters. */
  measure: '38em',
  layer: { bar: 50, notification: 100, skipLink: 110 },
} as const;

/** Every value that a scheme must give. */
export type Tokens = {
  readonly color: Readonly<Record<keyof typeof light.color, string>>;
  readonly shadow: string;
};
