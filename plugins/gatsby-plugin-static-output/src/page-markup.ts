/** For Internet Explorer. */
const compatibility = /<meta http-equiv="x-ua-compatible"[^>]*>/;

/** For Safari of iOS 9. */
const shrinking = ', shrink-to-fit=no';

const classes = / class="([^"]*)"/g;

/** Component ids of styled-components, to which styles of other components may refer. */
const componentId = /^sc-[\da-z]+-\d+$/;

/** The slash of a void element, which is optional in HTML. */
const voidSlash = /(?<=<(?:img|input|link|meta|source)\b[^>]*)\/(?=>)/g;

/** Removes what Gatsby and styled-components write into every page and visitors don't need. */
export function stripHtml(html: string): string {
  return html
    .replace(compatibility, '')
    .replace(shrinking, '')
    .replace(' charSet=', ' charset=')
    .replaceAll(voidSlash, '')
    .replaceAll(classes, (_, names: string) => classOf(names, html));
}

/** Removes component ids that no style refers to; hydration works without them. */
function classOf(names: string, html: string): string {
  const needed = names
    .split(' ')
    .filter((name) => name !== '' && (!componentId.test(name) || html.includes(`.${name}`)));
  return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
}
