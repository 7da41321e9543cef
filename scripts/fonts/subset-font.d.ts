declare module 'subset-font' {
  type AxisRange = { readonly min: number; readonly max: number; readonly default?: number };

  /** The part of subset-font that is used here; the package ships no types. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Readonly<Record<string, number | AxisRange>>;
    },
  ): Promise<Buffer>;
}
