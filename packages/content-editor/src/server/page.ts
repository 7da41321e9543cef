/** The settings that the page is started with. */
type Settings = {
  readonly preview: string | undefined;
  /** Whether the preview can be built anew. */
  readonly rebuilds: boolean;
};

/** Hash of the empty style element to which styled-components adds its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page's Content Security Policy: it may request its own server and embed the preview, nothing else. */
export function pagePolicy(preview: string | undefined): string {
  const pictures = preview === undefined ? [] : [preview];
  return [
    ...formPolicy({ pictures, connections: ["'self'"] }),
    `frame-src ${preview ?? "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

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
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // prosemirror-view has the second: it parses pasted HTML in a document that runs no scripts
    'trusted-types editor ProseMirrorClipboard',
  ];
}

/** The HTML of the editor's page. */
export function editorPage({ preview = '', rebuilds }: Settings): string {
  return formPage({
    attributes: `data-preview="${preview}"${rebuilds ? ' data-rebuilds' : ''}`,
  });
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
