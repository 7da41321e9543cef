import { graphql } from 'gatsby';
import { inOrder } from '../../components/in-order';
import { ContentLink, pathOf } from '../../components/link';
import { menuId } from '../../theme/element-ids';
import { Bar, HeaderLogo, MenuButton, MenuIcon, HeaderRow } from './header-style';
import { ActionLink, Links, MenuNumber } from './links-style';
import { PendingLine } from './pending-line';
import { useMenu } from './use-menu';

type HeaderProps = {
  readonly navigation: Queries.HeaderFragment;
  readonly site: Queries.HeaderSiteFragment;
  readonly contact: Queries.HeaderContactFragment;
  /** Path of the page shown, in the content. */
  readonly path: string;
  /** The path in the page's address, which begins with the prefix of a site below a path. */
  readonly pathname: string;
};

/** The header: logo, links to the main pages, a button; on small screens a menu, with a number to call. */
export function Header({ navigation, site, contact: { phone }, path, pathname }: HeaderProps) {
  const { menu, toggle, close, onBlur } = useMenu(pathname);
  const [action, elsewhere] = actionsOf(path, navigation, phone);
  return (
    <Bar onBlur={onBlur}>
      <HeaderRow>
        <HeaderLogo name={site.name} />
        <nav aria-label={site.words.mainNavigation}>
          <MenuButton ref={toggle} type="button" popoverTarget={menuId} aria-controls={menuId}>
            {site.words.menu}
            <MenuIcon />
          </MenuButton>
          <Links ref={menu} id={menuId} popover="auto">
            <ul>
              {inOrder(navigation.primary, ({ label, href }) => (
                <li data-label={label}>
                  <ContentLink href={href} marksCurrent onClick={close}>
                    {label}
                  </ContentLink>
                </li>
              ))}
            </ul>
            {action && (
              <ActionLink href={action.href} onClick={close} data-widest={elsewhere}>
                {action.label}
              </ActionLink>
            )}
            {phone && action?.href !== phone.href && (
              <MenuNumber href={phone.href}>{phone.text}</MenuNumber>
            )}
          </Links>
        </nav>
      </HeaderRow>
      <PendingLine label={site.words.loading} />
    </Bar>
  );
}

/**
 * The button's action and words, and the words that it has on other pages. On the page to which the
 * button leads, it is itself the call.
 */
function actionsOf(
  path: string,
  { action, beforeNumber }: HeaderProps['navigation'],
  phone: HeaderProps['contact']['phone'],
) {
  if (!action || !beforeNumber || !phone) return [action] as const;
  const itself = { label: `${beforeNumber} ${phone.text}`, href: phone.href };
  return pathOf(action.href) === path
    ? ([itself, action.label] as const)
    : ([action, itself.label] as const);
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
    beforeNumber
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
