/** The scripts that Gatsby inserts into every page, as webpack names them. */
export const pageScripts = ['/webpack-runtime-0be4.js', '/framework-e642.js', '/app-c72c.js'];

/**
 * A page as Gatsby writes it: its preloads, its three inline globals, and its scripts in a slice.
 * @param body the rest of the body
 */
export function gatsbyHtml(body = '<h1>Hello</h1>'): string {
  const tags = pageScripts.map((src) => `<script src="${src}" async></script>`);
  return [
    '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><title>Hello</title>',
    '<style>@media all{@font-face{font-family:Besley;src:url(/static/besley.woff2);font-weight:600;font-display:swap}}</style>',
    '<style>h1{color:red}</style></head><body>',
    '<link as="script" rel="preload" href="/app-c72c.js"/>',
    '<link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>',
    `<div id="___gatsby" style="outline:none">${body}</div>`,
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>',
    '<!-- slice-start id="_gatsby-scripts-1" -->\n',
    '<script id="gatsby-chunk-mapping">\n window.___chunkMapping="{\\"app\\":[\\"/app-c72c.js\\"]}";\n</script>',
    '<script>window.___webpackCompilationHash="d4025b4562abd461465d";</script>',
    ...tags,
    '<!-- slice-end id="_gatsby-scripts-1" --></body></html>',
  ].join('');
}
