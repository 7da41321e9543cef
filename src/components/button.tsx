import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { ownDirection } from '../theme/own-direction';
import { theme } from '../theme/theme';
import { ContentLink } from './link';

/** A filled button, dark in the light scheme and pale in the dark one. */
const button = css`
  --button: ${theme.color.action};
  --label: ${theme.color.onAction};
  --hover: ${theme.color.actionHover};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: ${theme.space.m} 1.4rem;
  border: 2px solid var(--button);
  border-radius: ${theme.radius};
  background: var(--button);
  color: var(--label);
  font: 600 1.0625rem / 1.2 ${theme.font.text};
  text-decoration: none;
  cursor: pointer;
  ${ownDirection}

  ${media.hover} {
    transition:
      background 0.18s,
      border-color 0.18s;

    &:hover {
      --button: var(--hover);
    }
  }

  &:active {
    transform: translateY(1px);
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

/** A link in the accent color in both schemes, for night parts. */
export const AccentButtonLink = styled(ButtonLink)`
  --button: ${theme.color.accent};
  --label: ${theme.color.onAccent};
  --hover: ${theme.color.accentHover};
`;

const small = css`
  min-height: 2.75rem;
  padding: ${theme.space.s} 1.05rem;
  font-size: 1rem;
`;

/** A link that looks like a lower button. */
export const SmallButtonLink = styled(ButtonLink)`
  ${small}
`;

/** A link that looks like a secondary, outlined button. */
export const SecondaryButtonLink = styled(ButtonLink)`
  border-color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 86%, transparent);
  color: ${theme.color.text};

  ${media.hover} {
    &:hover {
      background: ${theme.color.surface};
    }
  }
`;

/** A button that does something on this page. */
export const Button = styled.button`
  ${button}
`;

/** A lower button. */
export const SmallButton = styled(Button)`
  ${small}
`;
