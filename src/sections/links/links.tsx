import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { inOrder } from '../../components/in-order';
import { Section } from '../../components/section';
import { ContentLink } from '../../components/link';
import { media } from '../../theme/media';
import { ownDirection } from '../../theme/own-direction';
import { theme } from '../../theme/theme';

/** A list of links, each with a description. */
export function Links({ anchor, heading, links }: Queries.LinksSectionFragment) {
  return (
    <Section anchor={anchor} keepsNight>
      <h2>{heading}</h2>
      <List role="list">
        {inOrder(links, ({ label, href, text }) => (
          <li>
            <DescribedLink href={href}>{label}</DescribedLink>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

export const query = graphql`
  fragment LinksSection on LinksSection {
    anchor
    heading
    links {
      label
      href
      text
    }
  }
`;

const List = styled.ul`
  margin-top: ${theme.space.xl};

  li {
    display: grid;
    gap: 0 ${theme.space.xl};
    padding: ${theme.space.l} 0;
  }

  li + li {
    border-top: 1px solid ${theme.color.borderSubtle};
  }

  p {
    color: ${theme.color.textMuted};
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(14rem, 1fr) 3fr;
      align-items: center;
    }
  }
`;

const DescribedLink = styled(ContentLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  font: 600 ${theme.size.lede} / 1.3 ${theme.font.display};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.25em;
  ${ownDirection}

  &:hover {
    text-decoration-thickness: 3px;
  }
`;
