import { type ComponentProps, createContext, use } from 'react';

/*
 * Stands in for the package `gatsby` in the frame beside the form: as much of it as a page needs. The
 * results of queries come from the content (`query-results.ts`).
 */

/** What surrounds a page. */
type PageSurroundings = {
  /** The result of the queries that have no variables. */
  readonly queried: unknown;
  readonly pathname: string;
};

export const FrameSurroundings = createContext<PageSurroundings>({ queried: {}, pathname: '/' });

export const graphql = (): string => '';

/** The layout alone has such a query. */
export function useStaticQuery(): unknown {
  return use(FrameSurroundings).queried;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link; the form follows it. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { pathname } = use(FrameSurroundings);
  const isCurrent = to.replace(/[?#].*/, '') === pathname;
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} href={to}>
      {children}
    </a>
  );
}
