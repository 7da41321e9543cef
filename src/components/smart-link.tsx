import { Link } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';

type SmartLinkProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** The name, where the link shows a sign only. */
  readonly 'aria-label'?: string;
  /** Given as undefined, it takes back the mark that Gatsby sets on links to the current page. */
  readonly 'aria-current'?: undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** `/route`, `/route#part`, `#part`, `https:`, `mailto:` or `tel:`; the content check allows no other. */
  readonly href: string;
};

/** A link from content: routes of the site are followed without a new document, all else natively. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...rest}>
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
