import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { TitledTexts } from './titled-texts';

/** An ordered list whose markers are joined by a line: commitments, steps. */
export function Timeline({ entries }: ComponentProps<typeof TitledTexts>) {
  return (
    <List>
      <TitledTexts entries={entries} />
    </List>
  );
}

const List = styled.ol`
  margin-top: clamp(1.5rem, 3vw, 3rem);

  > li {
    position: relative;
    padding-bottom: clamp(1.25rem, 2.6vw, 2.5rem);
    padding-inline-start: clamp(2.25rem, 4vw, 3rem);
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    inset-inline-start: 0.45rem;
    /* a patch on its corner, made of borders, since backgrounds are not printed */
    border: 0.36rem solid ${theme.color.textMuted};
    rotate: 45deg;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.75rem;
    bottom: -0.1rem;
    inset-inline-start: calc(0.81rem - 1px);
    border-inline-start: 2px solid ${theme.color.borderSubtle};
  }

  p {
    max-width: ${theme.measure};
    margin-top: 0.4rem;
    color: ${theme.color.textMuted};
  }
`;
