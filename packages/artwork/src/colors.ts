/** The colors that a site shares with its pictures, as `#rrggbb`; all others belong to the pictures. */
export type SiteColors = {
  /** Lit windows: by day, on dark ground, and two paler ones for pictures of the morning and of dusk. */
  readonly accent: Readonly<Record<'plain' | 'onDark' | 'pale' | 'palest', string>>;
  /** Silhouettes at night, and the seams of the dark quilt. */
  readonly ink: string;
  /** The cloth of a ridge in the dark quilt. */
  readonly darkCloth: string;
};
