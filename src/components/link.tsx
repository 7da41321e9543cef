import { Link } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';

type ContentLinkProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** The name, where the link shows a sign only. */
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

/** A link from content: routes of the site are followed without a new document, all else natively. */
export function ContentLink({ href, children, marksCurrent, ...rest }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...(!marksCurrent && unmarked)} {...rest}>
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
