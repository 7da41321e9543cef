import type { ComponentProps, ReactNode } from 'react';

/** Takes the place of the `gatsby` package in unit tests: links are plain links, queries are given. */

export const graphql = (): string => '';

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

export const withPrefix = (path: string): string => path;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
