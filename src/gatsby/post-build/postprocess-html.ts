import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicy } from 'static-site/csp';
import { filesOf } from 'static-site/list-files';
import { deferScripts, loaderCode } from './deferred-scripts';

/**
 * Post-processes every page, because Gatsby inserts its scripts last: defers scripts, then computes the
 * Content Security Policy from the result. Idempotent.
 */
export async function postprocessHtml(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((page) => postprocessPage(path.join(folder, page))));
}

async function postprocessPage(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    const loader = loaderCode(html);
    await writeFile(file, writePolicy(deferScripts(stripHtml(html), loader), loader));
  } catch (error) {
    throw new Error(`${file} could not be processed.`, { cause: error });
  }
}

/** For Internet Explorer. */
const compatibility = /<meta http-equiv="x-ua-compatible"[^>]*>/;

/** For Safari of iOS 9. */
const shrinking = ', shrink-to-fit=no';

/** Gatsby's elements, styled by the global styles instead, so that the policy can forbid style attributes. */
const elements = /<div [^>]*id="gatsby-(focus-wrapper|announcer)"[^>]*>/g;

/**
 * The router focuses its wrapper when the page changes. Without a role, Chrome exposes much of the text in it as its
 * name, and screen readers read that before the new page is announced.
 */
const wrapperRole = ' role="group"';

const classes = / class="([^"]*)"/g;

/** Component ids of styled-components, to which styles of other components may refer. */
const componentId = /^sc-[\da-z]+-\d+$/;

/** The slash of a void element, which is optional in HTML. */
const voidSlash = /(?<=<(?:img|input|link|meta|source)\b[^>]*)\/(?=>)/g;

/** Removes what Gatsby writes into every page and visitors don't need. */
export function stripHtml(html: string): string {
  return html
    .replace(compatibility, '')
    .replace(shrinking, '')
    .replace(' charSet=', ' charset=')
    .replaceAll(voidSlash, '')
    .replaceAll(classes, (_, names: string) => classOf(names, html))
    .replaceAll(elements, (tag, id) =>
      tag.replace(/ style="[^"]*"/, id === 'announcer' ? '' : wrapperRole),
    );
}

/** Removes component ids that no style refers to; hydration works without them. */
function classOf(names: string, html: string): string {
  const needed = names
    .split(' ')
    .filter((name) => name !== '' && (!componentId.test(name) || html.includes(`.${name}`)));
  return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
}
