import { transformSync } from 'esbuild';

/** Minifies the styles in the HTML of a page. A second run changes nothing. */
export const minifyStyles = (html: string): string =>
  html.replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, minified);

/** Minifies until nothing changes: esbuild doesn't join rules that only become alike as it shortens them. */
function minified(css: string): string {
  const shorter = transformSync(css, { loader: 'css', minify: true }).code.trim();
  return shorter === css ? css : minified(shorter);
}
