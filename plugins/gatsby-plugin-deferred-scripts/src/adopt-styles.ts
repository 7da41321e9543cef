import { __PRIVATE__ as styles } from 'styled-components';

/** How styled-components writes down, after the rules of a component, the classes that they are for (source: `sheet/Rehydration`). */
const markers = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;

/**
 * Tells styled-components which styles the page has already, so that it inserts those of later pages alone. Call it before anything
 * is rendered.
 */
export function adoptServerStyles(): void {
  const css = document.querySelector('[data-server-styles]')?.textContent ?? '';
  for (const [, component = '', classes = ''] of css.matchAll(markers))
    for (const name of classes.split(',')) if (name) styles.mainSheet.registerName(component, name);
}
