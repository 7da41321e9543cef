import { graphql, useStaticQuery } from 'gatsby';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DraftMark } from '../components/draft-mark';
import { Notifications } from '../components/notifications/notifications';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { mainId } from '../theme/element-ids';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import type { PageEnd } from './page-end';
import { PageTransition } from './page-transition';
import { SkipLink } from './skip-link';

type LayoutProps = {
  /** The page's own content. */
  readonly children: ReactNode;
  readonly location: { readonly pathname: string; readonly hash: string };
  /** The path of the page in the content. */
  readonly path: string;
  /** The mark of a draft page. */
  readonly draft?: string | undefined;
  /** What the page ends in, which the footer's wood goes by. */
  readonly end?: PageEnd | undefined;
};

/** The layout of every page; it stays mounted across navigations. */
export function Layout({ children, location, path, draft, end }: LayoutProps) {
  const { website, navigation, contact, build } = useStaticQuery<Queries.LayoutQuery>(query);
  const { words } = website;
  return (
    <>
      <SkipLink>{words.skipLink}</SkipLink>
      <Header
        navigation={navigation}
        site={website}
        contact={contact}
        path={path}
        pathname={location.pathname}
      />
      <main id={mainId} tabIndex={-1} data-end={end}>
        <PageDraftMark>{draft}</PageDraftMark>
        <PageTransition location={location}>
          <ErrorBoundary key={location.pathname} words={words}>
            {children}
          </ErrorBoundary>
        </PageTransition>
      </main>
      <SameFooter navigation={navigation} site={website} contact={contact} buildYear={build.year} />
      <SameNotifications words={words} />
    </>
  );
}

/* neither is rendered again when another page is shown */
const SameFooter = memo(Footer);
const SameNotifications = memo(Notifications);

const query = graphql`
  query Layout {
    website {
      ...HeaderSite
      ...FooterSite
      words {
        skipLink
        ...NotificationWords
        ...ErrorWords
      }
    }
    navigation {
      ...Header
      ...Footer
    }
    contact {
      ...HeaderContact
      ...FooterContact
    }
    build {
      year
    }
  }
`;

/** Above the header, beside its content. */
const PageDraftMark = styled(DraftMark)`
  z-index: ${theme.zIndex.header};
  inset-inline-end: ${theme.layout.gutter};

  ${media.desktop} {
    inset-inline: 0;
    width: fit-content;
    margin-inline: auto;
  }
`;
