import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Picture } from './picture';

/** A contact person: portrait, label, name and role. */
export function Person({ portrait, label, name, role }: Queries.PersonFragment) {
  return (
    <Lines>
      {/* their name stands beside it */}
      <Picture alt="" src={portrait} />
      <span>{label}</span> <strong>{name}</strong> <span>{role}</span>
    </Lines>
  );
}

export const query = graphql`
  fragment Person on Person {
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 72
          height: 72
          outputPixelDensities: [1, 2, 3]
          formats: [AVIF]
          placeholder: NONE
          avifOptions: { quality: 50 }
        )
      }
    }
    label
    name
    role
  }
`;

const Lines = styled.p`
  display: flow-root;

  && {
    margin-top: ${theme.space.xl};
  }

  img {
    float: inline-start;
    margin-inline-end: ${theme.space.m};
    border-radius: 50%;
  }

  > * {
    display: block;
  }

  span {
    color: ${theme.color.textMuted};
    font-size: 1rem;
  }

  strong {
    font-weight: 600;
  }
`;
