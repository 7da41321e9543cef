/** The settings that the page is started with. */
type Settings = {
  readonly token: string;
  readonly preview: string | undefined;
};

/** Hash of the empty style element to which styled-components adds its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page's Content Security Policy: it may request its own server and embed the preview, nothing else. */
export function pagePolicy(preview: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    `img-src ${["'self'", 'data:', ...(preview === undefined ? [] : [preview])].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // the second is of the library that reads pasted HTML (prosemirror-view), in a document that runs nothing
    'trusted-types editor ProseMirrorClipboard',
  ].join('; ');
}

/** The HTML of the editor's page. */
export function editorPage({ token, preview = '' }: Settings): string {
  const settings = `data-token="${token}" data-preview="${preview}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="data:,">
</head>
<body><div id="editor" ${settings}><p role="status">Opening the form: the texts and pictures of the site, page by page.</p></div><script type="module" src="/editor.js"></script></body>
</html>
`;
}
