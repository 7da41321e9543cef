/** Hash of the empty style element to which styled-components adds its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Sources = {
  /** The origins of pictures, besides its own. */
  readonly pictures: readonly string[];
  /** What it sends requests to. */
  readonly connections: readonly string[];
};

/** The directives of every page with the form. */
export function formPolicy({ pictures, connections }: Sources): readonly string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // prosemirror-view has the second: it parses pasted HTML in a document that runs no scripts
    'trusted-types editor ProseMirrorClipboard',
  ];
}

/** The policy of the page on this computer: it may request its own server, and show its own frame. */
export const localPolicy = [
  ...formPolicy({ pictures: [], connections: ["'self'"] }),
  "frame-ancestors 'none'",
].join('; ');

/**
 * The HTML of the editor's page.
 * @param frame the address of the frame with the page; empty without one
 */
export function localPage(frame = ''): string {
  return formPage({ attributes: `data-frame="${frame}"` });
}

type Page = {
  /** What the form is started with. */
  readonly attributes: string;
  /** The address of its files, with a slash at the end. */
  readonly base?: string;
  /** More of its head, such as its policy. */
  readonly head?: string;
  /** More of its body, after its script. */
  readonly end?: string;
};

/** The HTML of a page with the form. */
export function formPage({ attributes, base = '/', head = '', end = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="data:,">
</head>
<body><div id="editor" ${attributes}><p role="status">Opening the form: the texts and pictures of the site, page by page.</p></div><script type="module" src="${base}editor.js"></script>${end}</body>
</html>
`;
}

/** The policy of the frame beside the form: it gets pages from the form, and sends nothing. */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The HTML of the frame beside the form. */
export function framePage(base: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page</title>
<link rel="icon" href="data:,">
</head>
<body><script type="module" src="${base}frame.js"></script></body>
</html>
`;
}
