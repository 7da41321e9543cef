import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Container } from '../components/container';
import { Contour } from '../scenes/contour';
import { Logo } from '../components/logo';
import { ContentLink } from '../components/link';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { SocialLinks } from './social-links';
import { CopyrightYear } from './copyright-year';

type FooterProps = {
  readonly navigation: Queries.FooterFragment;
  readonly site: Queries.FooterSiteFragment;
  /** Year of the build, four digits. */
  readonly built: string;
};

/** The footer: name, quick links, accounts, location, copyright. */
export function Footer({ navigation: { quickLinks, connect }, site, built }: FooterProps) {
  return (
    <Ridge>
      <Contour />
      <Grid>
        <div>
          <Logo name={site.name} />
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
        {connect.accounts.length > 0 && (
          <div>
            <h2>{connect.heading}</h2>
            <SocialLinks connect={connect} />
          </div>
        )}
        <div>
          <span>
            © <CopyrightYear built={built} />
            {` ${site.name}`}
          </span>{' '}
          <span>{site.location}</span>
        </div>
      </Grid>
    </Ridge>
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
    location
  }
`;

const Ridge = styled.footer`
  ${nightColors}
  position: relative;
  overflow-x: hidden;
  overflow-x: clip;
  break-before: avoid;
  background: ${theme.footerBackground};
  color: ${theme.color.textMuted};

  ${media.print} {
    background: none;

    /* the name is at the top already, and links are of no use */
    > div > :not(:last-child) {
      display: none;
    }
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space.xxxl};
  padding-block: clamp(2.5rem, 4vw, 4rem) ${theme.space.xxl};

  h2 {
    color: ${theme.color.text};
    font: 600 1.0625rem / 1.3 ${theme.font.text};
    letter-spacing: 0;
  }

  p {
    max-width: 26em;
    margin-top: ${theme.space.l};
  }

  nav ul {
    margin-top: ${theme.space.s};
  }

  nav a {
    display: block;
    width: fit-content;
    min-width: 2.75rem;
    /* 44 px high; the lines of a long label are closer than two labels */
    padding: 0.7rem 0;
    line-height: 1.3;
    text-decoration: none;

    &:hover {
      color: ${theme.color.text};
      text-decoration: underline dashed;
      text-underline-offset: 0.3em;
    }
  }

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.xl};
    justify-content: space-between;
    grid-column: 1 / -1;
    padding-top: ${theme.space.xl};
    border-top: 1.5px dashed ${theme.color.borderSubtle};
    font-size: ${theme.size.small};
  }

  ${media.desktop} {
    /* the last column is as wide as its buttons: the text that replaces them without scripts is longer */
    grid-template-columns: minmax(0, 2fr) minmax(12rem, 1fr) fit-content(15rem);
  }
`;
