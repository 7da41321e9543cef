import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { InterfaceIcon } from '../components/interface-icon';
import { Logo } from '../components/logo';
import { SmartLink } from '../components/smart-link';
import { media } from '../theme/media';
import { scheme } from '../theme/scheme';
import { theme } from '../theme/theme';
import { Menu, MenuToggle } from './navigation-menu';
import { useMenu } from './use-menu';
import { useScrolled } from './use-scrolled';
import { WaitingLine } from './waiting-line';

type NavigationBarProps = {
  readonly navigation: Queries.NavigationBarFragment;
  readonly site: Queries.NavigationBarSiteFragment;
  /** Path of the page shown. */
  readonly pathname: string;
};

const menuId = 'site-menu';

/** The fixed bar: logo, links to the main pages, the call to get in touch; a menu on small screens. */
export function NavigationBar({ navigation, site, pathname }: NavigationBarProps) {
  const solid = useScrolled();
  const { menu, toggle, open, close, onToggle, onBlur } = useMenu(pathname);
  return (
    <Bar data-bar data-solid={solid || undefined} onBlur={onBlur}>
      <Row>
        <Logo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <MenuToggle
            ref={toggle}
            type="button"
            popoverTarget={menuId}
            aria-controls={menuId}
            aria-expanded={open}
          >
            {site.words.menu} <InterfaceIcon name="menu" />
          </MenuToggle>
          <Menu ref={menu} id={menuId} popover="auto" onToggle={onToggle}>
            <ul>
              {navigation.primary.map(({ label, href }) => (
                <li key={`${label} ${href}`}>
                  <SmartLink href={href} onClick={close}>
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
            <ButtonLink
              data-look="small"
              href={navigation.action.href}
              // The list already marks the current page, and one mark is enough.
              aria-current={undefined}
              onClick={close}
            >
              {navigation.action.label}
            </ButtonLink>
          </Menu>
        </nav>
      </Row>
      <WaitingLine words={site.words.loading} />
    </Bar>
  );
}

export const query = graphql`
  fragment NavigationBar on NavigationContent {
    primary {
      label
      href
    }
    action {
      label
      href
    }
  }
  fragment NavigationBarSite on SiteContent {
    name
    words {
      mainNavigation
      menu
      loading
    }
  }
`;

const Bar = styled.header`
  position: fixed;
  z-index: ${theme.layer.bar};
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;
  transition:
    background 0.2s,
    box-shadow 0.2s;

  &[data-solid],
  &:has(:popover-open) {
    border-bottom-color: ${theme.color.line};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow};
  }

  /* over a hero that is night in both schemes */
  html:has([data-opening='night']) &:not([data-solid]):not(:has(:popover-open)) {
    ${scheme.night}
    color: ${theme.color.ink};
  }

  /* a landscape phone or 400 % zoom: the bar must not eat the page */
  @media (max-height: 25rem) {
    position: absolute;
  }

  ${media.scriptless} {
    position: static;
    /* by day and by night the colour its words are made for */
    background: ${theme.color.sky};
  }

  ${media.print} {
    position: static;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.l};
  min-height: ${theme.layout.barHeight};
`;
