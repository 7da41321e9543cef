import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

type PersonProps = Queries.PersonFragment & {
  /** Their number, where none is shown beside them. */
  readonly number?: Pick<Queries.ContactContent, 'phone' | 'telephone'>;
};

/** A contact person: label, name, role, and a number that they answer. */
export function Person({ label, name, role, number }: PersonProps) {
  return (
    <Lines>
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
    label
    name
    role
  }
`;

const Lines = styled.p`
  margin-top: ${theme.space.xl};

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
    unicode-bidi: plaintext;
  }
`;
