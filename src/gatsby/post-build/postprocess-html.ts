import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePolicy } from './csp';
import { deferScripts, loaderCode } from './deferred-scripts';
import { filesOf } from './list-files';

/**
 * A pass over every page of the built site, since Gatsby stitches its scripts in last: scripts wait for
 * the loader, then the policy is computed from what is really there. A second pass changes nothing.
 */
export async function postprocessHtml(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((page) => finishPage(path.join(folder, page))));
}

async function finishPage(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  try {
    const loader = loaderCode(html);
    await writeFile(file, writePolicy(deferScripts(stripHtml(html), loader), loader));
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
}

/** For Internet Explorer. */
const compatibility = /<meta http-equiv="x-ua-compatible"[^>]*>/;

/** For Safari of iOS 9. */
const shrinking = ', shrink-to-fit=no';

/** Gatsby's own elements, styled by the global style here: so the policy can forbid style attributes. */
const elements = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

const classes = / class="([^"]*)"/g;

/** Ids of components (short-component-ids.cjs), which are classes for styles that speak of another component. */
const componentId = /^sc[\da-z]{3}\d+$/;

const styles = /<style.*?<\/style>/gs;

/** Leaves out what Gatsby writes into every page and no visitor needs. */
export function stripHtml(html: string): string {
  return html
    .replace(compatibility, '')
    .replace(shrinking, '')
    .replaceAll(styles, shorter)
    .replaceAll(classes, (_, names: string) => classOf(names, html))
    .replaceAll(elements, (tag) => tag.replace(/ style="[^"]*"/, ''));
}

/** A style without signs that mean nothing. Its comments stay: styled-components reads them. */
function shorter(style: string): string {
  return style
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll(/\(([a-z-]+): /g, '($1:')
    .replaceAll(/(?<=[\s:,(-])0\.(?=\d)/g, '.');
}

/** The attribute without ids that no style speaks of; React takes the page over with or without them. */
function classOf(names: string, html: string): string {
  const needed = names
    .split(' ')
    .filter((name) => name !== '' && (!componentId.test(name) || html.includes(`.${name}`)));
  return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
}
