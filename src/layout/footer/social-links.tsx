import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Icon } from '../../components/icon';
import { ContentLink } from '../../components/link';
import { notify, preloadNotifications } from '../../components/notifications/notify';
import { attributes } from '../../theme/attributes';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/**
 * The company's social accounts: a link, or, for an account without an address, a button that shows a
 * "coming soon" notification. Without scripts, or if they fail, text replaces the button.
 */
export function SocialLinks({ connect }: { readonly connect: Queries.SocialLinksFragment }) {
  const { accounts, comingSoon } = connect;
  return (
    <Accounts>
      {accounts.map(({ label, url, icon }) => {
        // a function, because "$" has a special meaning in a replacement string
        const fill = (words: string) => words.replaceAll('{label}', () => label);
        const [title, text] = [fill(comingSoon.title), fill(comingSoon.text)];
        const sentence = `${title} ${text}`;
        return (
          <li key={label}>
            {url ? (
              <ContentLink href={url} aria-label={label}>
                <Icon name={icon} />
              </ContentLink>
            ) : (
              <>
                <button
                  type="button"
                  {...{ [attributes.requiresScripts]: '' }}
                  aria-label={label}
                  onFocus={preloadNotifications}
                  onPointerEnter={preloadNotifications}
                  onClick={({ currentTarget: trigger }) => {
                    notify({ title, text, trigger });
                  }}
                >
                  <Icon name={icon} />
                </button>
                {/* With scripts, browsers parse its content as text, which React would report as a
                    mismatch. */}
                <noscript suppressHydrationWarning>{sentence}</noscript>
                <span>{sentence}</span>
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
  gap: ${theme.space.s};
  align-self: start;
  /* a row of links */
  min-height: calc(1.3em + 1.4rem);

  a,
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: none;
    color: inherit;
    font-size: 1.0625rem;
    cursor: pointer;
    transition:
      background 0.18s,
      color 0.18s;

    &:hover {
      background: ${theme.color.borderSubtle};
      color: ${theme.color.text};
    }
  }

  /* the first icon stands on the left line of its column */
  > :first-child > :is(a, button) {
    margin-inline-start: -0.84rem;
  }

  /* the sentence for visitors without scripts stands where the button would be */
  body:not([${attributes.failed}]) & span,
  [${attributes.failed}] & button {
    display: none;
  }

  ${media.noScript} {
    button {
      display: none;
    }
  }
`;
