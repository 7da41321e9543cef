/** What an SVG drawing may not hold: code, pages within it, and whatever it would fetch elsewhere. */
const forbidden = [
  { sign: /<script|\son\w+\s*=|javascript:/i, name: 'a script' },
  { sign: /<foreignObject|<iframe|<embed|<object/i, name: 'a page inside the drawing' },
  {
    sign: /(href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!["']?#)|@import|<!ENTITY/i,
    name: 'something that would be fetched from elsewhere',
  },
];

/** Why an SVG drawing is not safe to keep; undefined where it is. */
export function svgFault(text: string): string | undefined {
  const found = forbidden.find(({ sign }) => sign.test(text));
  return found && `This SVG holds ${found.name}. Delete it, and save the picture as WebP or PNG.`;
}
