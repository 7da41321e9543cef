import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';
import { Row } from './form-style';

type Props = {
  /** For `focusOn`. */
  readonly id: string;
  readonly heading: string;
  readonly isProblem?: boolean;
  readonly children: ReactNode;
};

/** A box above the form with something to resolve before publishing. */
export function Notice({ id, heading, isProblem, children }: Props) {
  return (
    <Box id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} data-problem={isProblem}>
      <h3 id={`${id}-heading`}>{heading}</h3>
      {children}
    </Box>
  );
}

const Box = styled.section`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius};

  &[data-problem] {
    border-color: ${theme.color.error};
  }

  h3,
  p {
    margin: 0 0 ${theme.space.s};
  }

  ${Row} {
    margin: 0;
  }
`;

/** The entries of a notice, with space between them. */
export const NoticeList = styled.ul`
  display: grid;
  gap: ${theme.space.m};
`;
