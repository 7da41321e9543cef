import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { ContentLink } from './link';

/**
 * A button is a window: unlit at rest, the lamp comes on under the pointer or the focus.
 * `data-variant` chooses the part it plays: none (primary), `accent` (over the night), `small`.
 */
const button = css`
  --button: ${theme.color.action};
  --label: ${theme.color.onAction};
  --hover: ${theme.color.actionHover};
  --window: ${theme.color.accent};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  min-height: 3.25rem;
  padding: ${theme.space.m} 1.4rem;
  border: 2px solid var(--button);
  border-radius: ${theme.radius};
  background: var(--button);
  color: var(--label);
  font: 600 1.0625rem / 1.2 ${theme.font.text};
  text-decoration: none;
  cursor: pointer;
  transition:
    background 0.18s,
    border-color 0.18s,
    transform 0.18s ${theme.ease};

  &::before {
    content: '';
    /* of border alone, which is there on paper and in forced colours, too */
    border: 0.34375rem solid;
    opacity: 0.42;
    transition:
      opacity 0.18s,
      box-shadow 0.3s;
  }

  &:hover {
    --button: var(--hover);
  }

  &:hover::before,
  &:focus-visible::before {
    border-color: var(--window);
    opacity: 1;
    box-shadow: 0 0 0.8rem 0.1rem color-mix(in srgb, var(--window) 55%, transparent);
  }

  &:active {
    transform: translateY(1px);
  }

  ${media.dark} {
    --window: ${theme.thread};
  }

  &[data-variant='accent'] {
    --button: ${theme.color.accent};
    --label: ${theme.color.onAccent};
    --hover: ${theme.color.accentHover};
    --window: ${theme.thread};
  }

  &[data-variant='small'] {
    min-height: 2.75rem;
    padding: ${theme.space.s} 1.05rem;
    font-size: 1rem;

    &::before {
      content: none;
    }
  }

  ${media.print} {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
`;

/** A link that looks like a button. */
export const ButtonLink = styled(ContentLink)`
  ${button}
`;

/** The same beside a link that matters more. By itself, since few pages have one to send the style of. */
export const QuietLink = styled(ButtonLink)`
  border-color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 86%, transparent);
  color: ${theme.color.text};

  &::before {
    content: none;
  }

  &:hover {
    border-style: dashed;
    background: ${theme.color.surface};
  }
`;

/** A button that does something on this page. */
export const Button = styled.button`
  ${button}
`;
