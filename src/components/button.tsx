import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { ContentLink } from './link';

/** In the color of a lit window: without the small window, and glowing on hover. */
const litUp = css`
  &::before {
    content: none;
  }

  &:hover {
    box-shadow: 0 0 2.5rem -0.3rem color-mix(in srgb, ${theme.color.accent} 55%, transparent);
  }
`;

/**
 * A filled button. In the light scheme it is dark, with a small square in the accent color before its
 * label; in the dark scheme it has that color itself. `data-variant`: `accent` has it in both schemes, for
 * night parts; `small` is lower and has no square.
 */
const button = css`
  --button: ${theme.color.action};
  --label: ${theme.color.onAction};
  --hover: ${theme.color.actionHover};
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
    box-shadow 0.3s,
    transform 0.18s ${theme.ease};

  &::before {
    content: '';
    flex: none;
    width: 0.6875rem;
    height: 0.6875rem;
    background: ${theme.mark.window};
    forced-color-adjust: none;
    transition: box-shadow 0.3s;
  }

  &:hover {
    --button: var(--hover);
  }

  &:hover::before,
  &:focus-visible::before {
    box-shadow: 0 0 0.9rem 0.25rem color-mix(in srgb, ${theme.mark.window} 60%, transparent);
  }

  &:active {
    transform: translateY(1px);
  }

  ${media.dark} {
    ${litUp}
  }

  &[data-variant='accent'] {
    --button: ${theme.color.accent};
    --label: ${theme.color.onAccent};
    --hover: ${theme.color.accentHover};
    ${litUp}
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

    &::before {
      content: none;
    }
  }
`;

/** A link that looks like a button. */
export const ButtonLink = styled(ContentLink)`
  ${button}
`;

/** A secondary, outlined `ButtonLink`. It is a component of its own, since few pages need its styles. */
export const SecondaryButtonLink = styled(ButtonLink)`
  border-color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 86%, transparent);
  color: ${theme.color.text};

  &::before {
    content: none;
  }

  &:hover {
    border-style: dashed;
    background: ${theme.color.surface};
    box-shadow: none;
  }
`;

/** A button that does something on this page. */
export const Button = styled.button`
  ${button}
`;
