import type { Palette } from './palettes/palette';
import type { View } from './view';

/** How near a pixel is to the sun: 0 … the palette's power; lights mist, haze and water. */
export type Sunlight = (column: number, row: number) => number;

export function sunlightOf(view: View, palette: Palette): Sunlight {
  // before sunrise and after sunset the light comes from behind the last ridge
  const source = palette.sunUp ? view.sun.y : view.horizon;
  return (column, row) => {
    const away = Math.hypot(column - view.sun.x, (row - source) * palette.glowFlatness) / view.unit;
    return Math.exp(-((away / palette.glowSize) ** 2)) * palette.glowPower;
  };
}
