import { transformSync } from 'esbuild';

/** Minifies the styles in the HTML of a page. A second run changes nothing. */
export const minifyStyles = (html: string): string =>
  html.replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, (css) =>
    transformSync(css, { loader: 'css', minify: true }).code.trim(),
  );
