import { __PRIVATE__ as styles } from 'styled-components';

/**
 * The names in selectors and of keyframes. Decimals such as `.5rem` are found, too; no class is called
 * like that.
 */
const names = /(?<=\.|@keyframes )[\w-]+/g;

/**
 * Tells styled-components which styles the page has already, so that it inserts those of later pages
 * alone. A class is called by a hash of its component and its rules, so its name is all there is to
 * know. Call it before anything is rendered.
 */
export function adoptServerStyles(): void {
  const css = document.querySelector('[data-server-styles]')?.textContent ?? '';
  const adopted = new Set(css.match(names));
  const { mainSheet } = styles;
  const inserted = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (component, name) => adopted.has(name) || inserted(component, name);
}
