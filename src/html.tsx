import type { ReactNode } from 'react';

type HtmlProps = {
  readonly htmlAttributes: object;
  readonly bodyAttributes: object;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The page's HTML, rendered by React. */
  readonly body: string;
};

/**
 * The document around every page, which Gatsby looks for at this place. Its own has two more
 * instructions, for Internet Explorer and for Safari 9.
 */
// eslint-disable-next-line import-x/no-default-export -- Gatsby takes the default export
export default function Html(props: HtmlProps) {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- the content's language (`page-language.tsx`)
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* eslint-disable-next-line react/no-danger -- React has rendered it */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
