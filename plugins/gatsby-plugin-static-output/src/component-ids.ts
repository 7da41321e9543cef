const classes = / class="([^"]*)"/g;

/** A component id of styled-components, to which styles of other components may refer. */
const componentId = /^sc-[\da-z]+-\d+$/;

/**
 * Removes the component ids that no style of the page refers to: they are most of the classes, and compress
 * badly. Hydration works without them.
 */
export function removeUnusedIds(html: string): string {
  return html.replaceAll(classes, (_, names: string) => {
    const needed = names
      .split(' ')
      .filter((name) => name !== '' && (!componentId.test(name) || html.includes(`.${name}`)));
    return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
  });
}
