import { graphql } from 'gatsby';
import { SmallButtonLink } from '../../components/button';
import { ContentLink } from '../../components/link';
import { Bar, HeaderLogo, MenuButton, MenuIcon, Row } from './header-style';
import { Links } from './links-style';
import { PendingLine } from './pending-line';
import { useMenu } from './use-menu';

type HeaderProps = {
  readonly navigation: Queries.HeaderFragment;
  readonly site: Queries.HeaderSiteFragment;
  readonly contact: Queries.HeaderContactFragment;
  /** Path of the page shown. */
  readonly pathname: string;
};

const menuId = 'site-menu';

/** The header: logo, links to the main pages, a button; on small screens a menu, with a number to call. */
export function Header({ navigation, site, contact: { phone }, pathname }: HeaderProps) {
  const { menu, toggle, close, onBlur } = useMenu(pathname);
  return (
    <Bar onBlur={onBlur}>
      <Row>
        <HeaderLogo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <MenuButton ref={toggle} type="button" popoverTarget={menuId} aria-controls={menuId}>
            {site.words.menu}
            <MenuIcon />
          </MenuButton>
          <Links ref={menu} id={menuId} popover="auto">
            <ul>
              {navigation.primary.map(({ label, href }) => (
                <li key={`${label} ${href}`} data-label={label}>
                  <ContentLink href={href} marksCurrent onClick={close}>
                    {label}
                  </ContentLink>
                </li>
              ))}
            </ul>
            {navigation.action && (
              <SmallButtonLink href={navigation.action.href} onClick={close}>
                {navigation.action.label}
              </SmallButtonLink>
            )}
            {phone && <a href={phone.href ?? undefined}>{phone.text}</a>}
          </Links>
        </nav>
      </Row>
      <PendingLine label={site.words.loading} />
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
  fragment HeaderContact on ContactContent {
    phone {
      text
      href
    }
  }
`;
