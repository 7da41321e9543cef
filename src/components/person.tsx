import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Picture } from './picture';

type PersonProps = Queries.PersonFragment & {
  /** Their number, where none is shown beside them. */
  readonly number?: Pick<Queries.ContactContent, 'phone' | 'telephone'>;
};

/** A contact person: portrait, label, name, role, and a number that they answer. */
export function Person({ portrait, label, name, role, number }: PersonProps) {
  return (
    <Lines data-person="">
      {/* their name stands beside it */}
      <Picture alt="" src={portrait} />
      <span>{label}</span> <strong>{name}</strong> <span>{role}</span>
      {number && (
        <>
          {' '}
          <a href={`tel:${number.telephone}`}>{number.phone}</a>
        </>
      )}
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

  picture ~ a {
    margin-inline-start: calc(72px + ${theme.space.m});
  }

  > * {
    display: block;
  }

  span {
    color: ${theme.color.textMuted};
    font-size: 1rem;
  }

  /* over a scene all words are as strong */
  section:has(> [data-scene]) & span {
    color: inherit;
  }

  strong {
    font-weight: 600;
  }

  a {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
`;
