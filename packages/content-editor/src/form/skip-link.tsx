import { styled } from 'styled-components';
import { visuallyHidden } from '../look';
import { headingId } from './ui/keep-focus';
import { theme } from './ui/theme';

type Props = {
  /** Skips the list and goes to the form. */
  readonly onSkip: () => void;
};

/** The first tab stop: the list has more than twenty (WCAG 2.4.1). */
export function SkipLink({ onSkip }: Props) {
  return (
    <Skip
      href={`#${headingId}`}
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      Skip to the form
    </Skip>
  );
}

const Skip = styled.a`
  padding: ${theme.space.s} ${theme.space.m};
  color: ${theme.color.text};
  font-weight: 600;

  &:not(:focus) {
    position: absolute;
    ${visuallyHidden}
  }
`;
