import { entryAt, isNewer } from './promised-browsers';

const tag = /<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/g;

/**
 * What HTML, as React and browsers write it, has that is newer than the promised browsers: elements and
 * attributes.
 * @returns paths in MDN's data, such as `html.global_attributes.popover`
 */
export function newerMarkup(html: string): readonly string[] {
  const uses = new Set<string>();
  for (const [, element = '', attributes = ''] of html.matchAll(tag)) {
    uses.add(`html.elements.${element}`);
    for (const [, name = ''] of attributes.matchAll(/\s([^\s=>/]+)(?:="[^"]*")?/g)) {
      uses.add(`html.elements.${element}.${name}`);
      uses.add(`html.global_attributes.${name}`);
    }
  }
  return [...uses].filter((path) => {
    const compat = entryAt(path)?.__compat;
    return compat && isNewer(compat);
  });
}
