import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CssNode, parse, walk } from 'css-tree';
import { entryAt, isNewer } from './promised-browsers';

/** Units that MDN's data groups. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
];

/** The paths of value functions such as `color-mix()`, by name. */
const functions = new Map<string, string>();
function collectFunctions(group: Identifier | undefined, path: string): void {
  for (const [name, entry] of Object.entries(group ?? {}) as [string, Identifier][]) {
    // "scroll" is a name of a range there, and a function elsewhere
    if (name === '__compat' || name === 'timeline-range-name') continue;
    functions.set(name, `${path}.${name}`);
    collectFunctions(entry, `${path}.${name}`);
  }
}
collectFunctions(entryAt('css.types'), 'css.types');

/**
 * What styles use that is newer than the promised browsers: at-rules, media features, selectors,
 * properties, and their keywords, functions and units.
 * @returns paths in MDN's data, such as `css.selectors.user-invalid`
 */
export function newerStyles(css: string): readonly string[] {
  const tree = parse(css, { parseCustomProperty: true });
  const uses = new Set<string>();
  const properties = new Set<string>();
  walk(tree, function (node) {
    if (node.type === 'Declaration') properties.add(node.property);
    for (const path of pathsOf(node, this.declaration?.property)) uses.add(path);
  });
  return [...uses].filter((path) => {
    const compat = entryAt(path)?.__compat;
    const [, group, name = ''] = path.split('.');
    const isWritten = (prefix: string) => group !== 'properties' || properties.has(prefix + name);
    return compat && isNewer(compat, isWritten);
  });
}

/** A property by the name under which MDN's data has it. */
const unprefixed = (property: string) =>
  entryAt(`css.properties.${property}`) ? property : property.replace(/^-[a-z]+-/, '');

/** The places of MDN's data at which something of a style sheet may be. */
function pathsOf(node: CssNode, property = ''): readonly string[] {
  const inProperty = (name: string) => `css.properties.${unprefixed(property)}.${name}`;
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.${node.kind}.${node.name}`];
    case 'FeatureFunction':
      return [`css.at-rules.${node.kind}.${node.feature}`];
    case 'FeatureRange':
      return [`css.at-rules.${node.kind}.range_syntax`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    case 'NestingSelector':
      return ['css.selectors.nesting'];
    case 'Declaration':
      return [`css.properties.${unprefixed(node.property)}`];
    case 'Identifier':
      return [inProperty(node.name)];
    case 'Function':
      return [inProperty(node.name), functions.get(node.name) ?? ''];
    case 'Dimension': {
      const group = unitGroups.find(([units]) => units.test(node.unit))?.[1];
      return [`css.types.length.${group ?? node.unit}`];
    }
    default:
      return [];
  }
}
