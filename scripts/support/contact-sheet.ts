import sharp, { type OverlayOptions } from 'sharp';

/** A screenshot and its cell in the sheet. */
export type Shot = { readonly file: string; readonly row: string; readonly column: string };

type Sheet = {
  readonly shots: readonly Shot[];
  /** Labels of the rows from top to bottom, and of the columns from left to right. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** The PNG to write. */
  readonly file: string;
};

const gap = 16;
const labelHeight = 28;
/** The size of a cell in pixels; taller pictures are cut off. */
const cell = { width: 210, height: 720 };

/** Writes a PNG with small versions of all shots in a labeled table. */
export async function contactSheet({ shots, rows, columns, file }: Sheet): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    let tallest = 0;
    for (const shot of shots.filter((candidate) => candidate.row === row)) {
      const left = gap + columns.indexOf(shot.column) * (cell.width + gap);
      const { data, info } = await small(shot.file);
      parts.push(label(`${row}, ${shot.column}`, left, top));
      parts.push({ input: data, left, top: top + labelHeight });
      tallest = Math.max(tallest, info.height);
    }
    top += labelHeight + tallest + gap;
  }
  const width = gap + columns.length * (cell.width + gap);
  await sharp({ create: { width, height: top, channels: 3, background: '#8a8f94' } })
    .composite(parts)
    .png({ compressionLevel: 6 })
    .toFile(file);
}

async function small(file: string) {
  const { width, height } = await sharp(file).metadata();
  const visible = Math.min(height, Math.floor((width * cell.height) / cell.width));
  return sharp(file)
    .extract({ left: 0, top: 0, width, height: visible })
    .resize({ width: cell.width })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

function label(text: string, left: number, top: number): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${labelHeight}"><text y="19" font-family="sans-serif" font-size="12">${text}</text></svg>`;
  return { input: Buffer.from(svg), left, top };
}
