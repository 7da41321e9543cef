import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A contact person: label, name, role. */
export function Person({ label, name, role }: Queries.PersonFragment) {
  return (
    <Lines>
      <span>{label}</span> <strong>{name}</strong> <span>{role}</span>
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

  strong {
    font-weight: 600;
  }
`;
