import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Logo } from '../components/logo';
import { ContentLink } from '../components/link';
import { useMenu } from './use-menu';
import { PendingLine } from './pending-line';

type HeaderProps = {
  readonly navigation: Queries.HeaderFragment;
  readonly site: Queries.HeaderSiteFragment;
  /** Path of the page shown. */
  readonly pathname: string;
};

const menuId = 'site-menu';

/** The header: logo, links to the main pages, a button; on small screens a menu, with a number to call. `header-style.ts` has its styles. */
export function Header({ navigation, site, pathname }: HeaderProps) {
  const { menu, toggle, close, onBlur } = useMenu(pathname);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus leaves it; nothing is pressed
    <header onBlur={onBlur}>
      <Container>
        <Logo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <button ref={toggle} type="button" popoverTarget={menuId} aria-controls={menuId}>
            {site.words.menu}
            <i />
          </button>
          <div ref={menu} id={menuId} popover="auto">
            <ul>
              {navigation.primary.map(({ label, href }) => (
                <li key={`${label} ${href}`} data-label={label}>
                  <ContentLink href={href} marksCurrent onClick={close}>
                    {label}
                  </ContentLink>
                </li>
              ))}
            </ul>
            <ButtonLink data-variant="small" href={navigation.action.href} onClick={close}>
              {navigation.action.label}
            </ButtonLink>
            <a href={`tel:${site.contact.telephone}`}>{site.contact.phone}</a>
          </div>
        </nav>
      </Container>
      <PendingLine words={site.words.loading} />
    </header>
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
    contact {
      phone
      telephone
    }
    words {
      mainNavigation
      menu
      loading
    }
  }
`;
