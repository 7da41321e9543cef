import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { fillIn } from '../../components/fill-in';
import { Icon } from '../../components/icon';
import { inOrder } from '../../components/in-order';
import { ContentLink } from '../../components/link';
import { notify, preloadNotifications } from '../../components/notifications/notify';
import { scriptsAre } from '../../theme/scripts';
import { theme } from '../../theme/theme';

/**
 * The company's social accounts: a link, or, for an account without an address, a button that shows a
 * "coming soon" notification. Without scripts, or if they fail, text replaces the button.
 */
export function SocialLinks({ connect }: { readonly connect: Queries.SocialLinksFragment }) {
  const { accounts, comingSoon } = connect;
  return (
    <Accounts>
      {inOrder(accounts, ({ label, url, icon }) => {
        const title = fillIn(comingSoon.title, { label });
        const text = fillIn(comingSoon.text, { label });
        return (
          <li>
            {url ? (
              <ContentLink href={url}>
                <Icon name={icon} />
                {label}
              </ContentLink>
            ) : (
              <>
                <button
                  type="button"
                  data-requires-js=""
                  onFocus={preloadNotifications}
                  onPointerEnter={preloadNotifications}
                  onClick={({ currentTarget: trigger }) => {
                    notify({ title, text, trigger });
                  }}
                >
                  <Icon name={icon} />
                  {label}
                </button>
                <span>
                  {title} {text}
                </span>
              </>
            )}
          </li>
        );
      })}
    </Accounts>
  );
}

export const query = graphql`
  fragment SocialLinks on Connect {
    comingSoon {
      title
      text
    }
    accounts {
      label
      url
      icon
    }
  }
`;

const Accounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};

  /*
   * inline, because WebKit keeps an empty line for the marker of a list item above a flex box that is a
   * block
   */
  a,
  button {
    display: inline-flex;
    gap: 0.4em;
    vertical-align: top;
    /* its words stand on the line of the others, whatever the height of its icon */
    align-items: baseline;
    padding: 0.7rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-decoration: none;
    cursor: pointer;
  }

  :is(a, button):hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  svg {
    align-self: center;
    width: 1.25em;
    height: 1.25em;
  }

  /* without scripts, a sentence stands in the place of the button */
  button {
    display: none;
  }

  ${scriptsAre.on} & {
    button {
      display: inline-flex;
    }

    span {
      display: none;
    }
  }
`;
