/** A color as `#rrggbb` with an opacity from 0 to 1, as CSS writes it. */
export function alpha(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${opacity})`;
}
