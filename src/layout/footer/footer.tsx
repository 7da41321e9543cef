import { graphql } from 'gatsby';
import { ContentLink } from '../../components/link';
import { Drawing } from '../../scenes/drawing';
import { CopyrightYear } from './copyright-year';
import { Frame, Columns, FooterLogo } from './footer-style';
import { SocialLinks } from './social-links';

type FooterProps = {
  readonly navigation: Queries.FooterFragment;
  readonly site: Queries.FooterSiteFragment;
  readonly contact: Queries.FooterContactFragment;
  /** Year of the build, four digits. */
  readonly buildYear: string;
};

/** The footer, below the wood by the river: name, ways to reach us, quick links, accounts. */
export function Footer({
  navigation: { quickLinks, connect },
  site,
  contact: { email, phone, place },
  buildYear,
}: FooterProps) {
  return (
    <Frame>
      {['bank', 'bank-house'].map((part) => (
        <Drawing key={part} name={part} box="0 0 1440 116" fit="xMaxYMax slice" />
      ))}
      <Columns>
        <div>
          <FooterLogo name={site.name} />
          <p>{site.tagline}</p>
        </div>
        {quickLinks.links.length > 0 && (
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{quickLinks.heading}</h2>
            <ul>
              {quickLinks.links.map(({ label, href }) => (
                <li key={`${label} ${href}`}>
                  <ContentLink href={href}>{label}</ContentLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <address>
          {phone && <a href={phone.href ?? undefined}>{phone.text}</a>}{' '}
          <a href={email.href ?? undefined}>{email.text}</a>
        </address>
        {connect.accounts.length > 0 && (
          <div>
            <h2>{connect.heading}</h2>
            <SocialLinks connect={connect} />
          </div>
        )}
        <div>
          <span>
            © <CopyrightYear buildYear={buildYear} />
            {` ${site.name}`}
          </span>{' '}
          {place && <span>{place.text}</span>}
        </div>
      </Columns>
    </Frame>
  );
}

export const query = graphql`
  fragment Footer on NavigationContent {
    quickLinks {
      heading
      links {
        label
        href
      }
    }
    connect {
      heading
      ...SocialLinks
    }
  }
  fragment FooterSite on SiteContent {
    name
    tagline
  }
  fragment FooterContact on ContactContent {
    email {
      text
      href
    }
    phone {
      text
      href
    }
    place {
      text
    }
  }
`;
