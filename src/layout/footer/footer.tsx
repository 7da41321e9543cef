import { graphql } from 'gatsby';
import { inOrder } from '../../components/in-order';
import { ContentLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { Drawing } from '../../scenes/drawing';
import { quickLinksId } from '../../theme/element-ids';
import { CopyrightYear } from './copyright-year';
import { FarWood, FooterBox } from './footer-box';
import {
  FooterBlock,
  FooterBrand,
  FooterColumns,
  FooterLink,
  FooterLegal,
  FooterNumber,
  FooterPlace,
  FooterReach,
  FooterRow,
} from './footer-style';
import { SocialLinks } from './social-links';

type FooterProps = {
  readonly navigation: Queries.FooterFragment;
  readonly site: Queries.FooterSiteFragment;
  readonly contact: Queries.FooterContactFragment;
  /** Year of the build, four digits. */
  readonly buildYear: string;
};

/** The footer, below a wood: name, ways to reach us, quick links, accounts. */
export function Footer({
  navigation: { quickLinks, reach, connect },
  site,
  contact: { email, phone, place },
  buildYear,
}: FooterProps) {
  return (
    <FooterBox>
      <FarWood name="bank-house" {...edge} />
      <Drawing name="bank" {...edge} />
      <FooterColumns>
        <FooterBrand>
          <Logo name={site.name} />
          <p>{site.tagline}</p>
        </FooterBrand>
        <FooterReach>
          <h2>{reach}</h2>
          <address>
            {phone && <FooterNumber href={phone.href}>{phone.text}</FooterNumber>}{' '}
            <FooterLink href={email.href}>{email.text}</FooterLink>
          </address>
        </FooterReach>
        {quickLinks.links.length > 0 && (
          <FooterBlock as="nav" aria-labelledby={quickLinksId}>
            <h2 id={quickLinksId}>{quickLinks.heading}</h2>
            <FooterRow>
              {inOrder(quickLinks.links, ({ label, href }) => (
                <li>
                  <FooterLink as={ContentLink} href={href}>
                    {label}
                  </FooterLink>
                </li>
              ))}
            </FooterRow>
          </FooterBlock>
        )}
        {connect.accounts.length > 0 && (
          <FooterBlock>
            <h2>{connect.heading}</h2>
            <SocialLinks connect={connect} />
          </FooterBlock>
        )}
        <FooterLegal>
          <span>
            © <CopyrightYear buildYear={buildYear} />
            {` ${site.name}`}
          </span>{' '}
          {place && <FooterPlace>{place.text}</FooterPlace>}
        </FooterLegal>
      </FooterColumns>
    </FooterBox>
  );
}

/** The box of both drawings, of which the end with the house stays in view. */
const edge = { box: '0 0 1440 116', fit: 'xMaxYMax slice' } as const;

export const query = graphql`
  fragment Footer on NavigationContent {
    quickLinks {
      heading
      links {
        label
        href
      }
    }
    reach
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
