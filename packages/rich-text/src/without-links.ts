import { marksOf } from './inline-marks';

/**
 * A line without some of its links; their words stay.
 * @param isGone whether a link goes, by its target
 */
export function withoutLinks(line: string, isGone: (href: string) => boolean): string {
  const { links } = marksOf(line);
  return links.reduceRight((rest, { from, to, label, target }) => {
    if (!isGone(line.slice(target.from, target.to))) return rest;
    return rest.slice(0, from) + line.slice(label.from, label.to) + rest.slice(to);
  }, line);
}
