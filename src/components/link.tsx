import { Link } from 'gatsby';
import { documentPaths } from 'gatsby-plugin-navigation/build-constants';
import type { DragEventHandler, MouseEvent, MouseEventHandler, ReactNode } from 'react';

type ContentLinkProps = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Whether it marks the current page by `aria-current`. Gatsby would do so on every link, but only one
   * list of links should.
   */
  readonly marksCurrent?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly onDragStart?: DragEventHandler<HTMLAnchorElement>;
  /**
   * `/route`, `/route#part`, `#part`, `https:`, `mailto:` or `tel:`, of a contact detail also
   * `sms:`; the content check allows no other.
   */
  readonly href: string;
};

/** Removes the mark that Gatsby sets. */
const unmarked = { 'aria-current': undefined };

/** The page that a link of the site leads to, without its anchor. */
export const pathOf = (href: string) => href.replace(/[?#].*/, '');

/**
 * Whether a page has its own content policy. Policies apply to documents, so the browser has to load that
 * page.
 */
const hasOwnPolicy = (href: string) => documentPaths?.includes(pathOf(href)) ?? false;

/**
 * Leaves a click to the browser by keeping it from Gatsby's handler; the link's own handler still runs.
 * Not in the page's own document: reloading it would lose a message that is being sent.
 */
const nativeLink = (href: string, onClick: ContentLinkProps['onClick']) => ({
  onClickCapture: (event: MouseEvent<HTMLAnchorElement>) => {
    if (window.pagePath === pathOf(href)) return;
    event.stopPropagation();
    onClick?.(event);
  },
});

/** A link from content: routes of the site are followed without loading a document, all others natively. */
export function ContentLink({ href, children, marksCurrent, ...rest }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link
        to={href}
        {...(hasOwnPolicy(href) && nativeLink(href, rest.onClick))}
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
