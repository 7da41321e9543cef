import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { ContentLink } from '../components/link';
import { notify, preloadNotifications } from '../notifications/notify';

/**
 * The company's social accounts: a link, or, for an account without an address, a button that shows a
 * "coming soon" notification. Without scripts, or if they fail, text replaces the button. `footer-style.ts` has the styles.
 */
export function SocialLinks({ connect }: { readonly connect: Queries.SocialLinksFragment }) {
  const { accounts, comingSoon } = connect;
  return (
    <ul data-accounts="">
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
                  data-requires-js=""
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
    </ul>
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
