import { graphql } from 'gatsby';
import { css, styled } from 'styled-components';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Logo } from '../components/logo';
import { ContentLink } from '../components/link';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { Bars, Menu, MenuToggle } from './header-parts';
import { useMenu } from './use-menu';
import { PendingLine } from './pending-line';

type HeaderProps = {
  readonly navigation: Queries.HeaderFragment;
  readonly site: Queries.HeaderSiteFragment;
  /** Path of the page shown. */
  readonly pathname: string;
};

const menuId = 'site-menu';

/** The fixed bar: logo, links to the main pages, a button; a menu on small screens. */
export function Header({ navigation, site, pathname }: HeaderProps) {
  const { menu, toggle, close, onBlur } = useMenu(pathname);
  return (
    <Bar data-bar onBlur={onBlur}>
      <Row>
        <Logo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <MenuToggle ref={toggle} type="button" popoverTarget={menuId} aria-controls={menuId}>
            {site.words.menu}
            <Bars aria-hidden />
          </MenuToggle>
          <Menu ref={menu} id={menuId} popover="auto">
            <ul>
              {navigation.primary.map(({ label, href }) => (
                <li key={`${label} ${href}`}>
                  <ContentLink href={href} marksCurrent onClick={close}>
                    {label}
                  </ContentLink>
                </li>
              ))}
            </ul>
            <ButtonLink data-variant="small" href={navigation.action.href} onClick={close}>
              {navigation.action.label}
            </ButtonLink>
          </Menu>
        </nav>
      </Row>
      <PendingLine words={site.words.loading} />
    </Bar>
  );
}

export const query = graphql`
  fragment Header on NavigationContent {
    primary {
      label
      href
    }
    action {
      label
      href
    }
  }
  fragment HeaderSite on SiteContent {
    name
    words {
      mainNavigation
      menu
      loading
    }
  }
`;

/** All links instead of the menu; not fixed, since on a phone it would cover too much. */
const withAllLinks = css`
  && {
    position: static;
    /* the background for its text in both schemes */
    background: ${theme.color.sky};
    box-shadow: none;
  }

  > div {
    flex-wrap: wrap;
  }

  button {
    display: none;
  }

  [popover] {
    display: flex;
  }
`;

/*
 * The script loader sets `data-solid` on the body: whether the page is scrolled. Without the attribute
 * the bar scrolls with the page, so that it never covers text without a background.
 */
const Bar = styled.header`
  position: absolute;
  z-index: ${theme.layer.bar};
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;
  transition:
    background 0.2s,
    box-shadow 0.2s;

  /* not on a landscape phone or at 400 % zoom, where the bar would cover too much */
  @media (min-height: 25.01rem) {
    [data-solid] & {
      position: fixed;
    }
  }

  [data-solid='true'] &,
  &:has(:popover-open) {
    border-bottom-color: ${theme.color.borderSubtle};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow};
  }

  /* over a night hero */
  body:has([data-opening='night']):not([data-solid='true']) &:not(:has(:popover-open)) {
    ${nightColors}
    color: ${theme.color.text};
  }

  ${media.noScript} {
    ${withAllLinks}
  }

  @supports not selector(:popover-open) {
    ${withAllLinks}
  }

  ${media.print} {
    && {
      position: static;
    }
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  min-height: ${theme.layout.barHeight};
  padding-block: ${theme.space.s};
`;
