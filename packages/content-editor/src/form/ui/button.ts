import { styled } from 'styled-components';
import { media, theme } from './theme';
import { additionStyle, chosenStyle, controlStyle } from './form-style';

/** A button; variants: `data-main` (primary), `data-risky`, `data-quiet`, `data-add`, `data-link`. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${controlStyle}
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.text};
  }

  &[data-main] {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  &[data-main]:not([aria-disabled='true']):hover {
    background: ${theme.color.actionHover};
  }

  &[data-risky] {
    color: ${theme.color.error};
  }

  &[data-quiet]:not(:hover) {
    border-color: transparent;
  }

  &[data-add] {
    ${additionStyle}
  }

  &:is([data-quiet], [data-add]) {
    background: none;
  }

  &[data-link] {
    display: inline;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;

    ${media.touch} {
      min-height: 44px;
    }
  }

  &[aria-pressed='true'] {
    ${chosenStyle}
  }

  &[aria-disabled='true'] {
    border-color: ${theme.color.borderSubtle};
    background: none;
    color: ${theme.color.textMuted};
    cursor: default;
  }

  &[data-quiet][aria-disabled='true'] {
    border-color: transparent;
    opacity: 0.5;
  }
`;
