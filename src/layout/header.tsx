import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Logo } from '../components/logo';
import { ContentLink } from '../components/link';
import { theme } from '../theme/theme';
import { Bar } from './header-bar';
import { Menu } from './menu';
import { Bars, MenuToggle } from './menu-toggle';
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

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  min-height: ${theme.layout.barHeight};
  padding-block: ${theme.space.s};
`;
