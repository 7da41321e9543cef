import { Link } from 'gatsby';
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';

type ContentLinkProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** The accessible name of a link that shows only an icon. */
  readonly 'aria-label'?: string;
  /**
   * Whether it marks the current page. Gatsby would do so on every link; one list of links does it,
   * and one mark is enough.
   */
  readonly marksCurrent?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** `/route`, `/route#part`, `#part`, `https:`, `mailto:` or `tel:`; the content check allows no other. */
  readonly href: string;
};

/** Takes back the mark that Gatsby sets. */
const unmarked = { 'aria-current': undefined };

const pathOf = (href: string) => href.replace(/#.*/, '');

/**
 * Whether a page has a content policy of its own. Policies hold for a document, so the browser has to load
 * that page.
 */
const isDocument = (href: string) => documentPaths.includes(pathOf(href));

/** The path of the page as which the document began, which Gatsby writes into it. */
type GatsbyWindow = Window & { readonly pagePath?: string };

/**
 * Leaves a click to the browser by keeping it from Gatsby's handler; the link's own handler still runs.
 * Not in the page's own document: to load it again would lose a message on its way.
 */
const nativeLink = (href: string, onClick: ContentLinkProps['onClick']) => ({
  onClickCapture: (event: MouseEvent<HTMLAnchorElement>) => {
    if ((window as GatsbyWindow).pagePath === pathOf(href)) return;
    event.stopPropagation();
    onClick?.(event);
  },
});

/** A link from content: routes of the site are followed without a new document, all else natively. */
export function ContentLink({ href, children, marksCurrent, ...rest }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link
        to={href}
        {...(sendsMessages && isDocument(href) && nativeLink(href, rest.onClick))}
        {...(!marksCurrent && unmarked)}
        {...rest}
      >
        {children}
      </Link>
    );
  }
  const foreign = href.startsWith('https:') ? { rel: 'noopener' } : {};
  return (
    <a href={href} {...foreign} {...rest}>
      {children}
    </a>
  );
}
