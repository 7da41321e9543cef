import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button';
import { Logo } from '../components/logo';
import { ContentLink } from '../components/link';
import { Row, Wrapper } from './header-parts';
import { Menu } from './menu';
import { MenuToggle } from './menu-toggle';
import { useMenu } from './use-menu';
import { PendingLine } from './pending-line';

type HeaderProps = {
  readonly navigation: Queries.HeaderFragment;
  readonly site: Queries.HeaderSiteFragment;
  /** Path of the page shown. */
  readonly pathname: string;
};

const menuId = 'site-menu';

/** The header: logo, links to the main pages, a button; a menu on small screens. */
export function Header({ navigation, site, pathname }: HeaderProps) {
  const { menu, toggle, close, onBlur } = useMenu(pathname);
  return (
    <Wrapper onBlur={onBlur}>
      <Row>
        <Logo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <MenuToggle ref={toggle} type="button" popoverTarget={menuId} aria-controls={menuId}>
            {site.words.menu}
            <i />
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
    </Wrapper>
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
