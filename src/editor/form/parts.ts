import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme';

const control = css`
  min-height: 44px;
  max-width: 100%;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
`;

/** A button; the one that matters most has `data-main`, one that goes with others `data-quiet`. */
export const Button = styled.button.attrs({ type: 'button' })`
  ${control}
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

  &[data-main]:hover {
    background: ${theme.color.actionHover};
  }

  &[data-quiet] {
    border-color: transparent;
    background: none;
  }

  &[data-quiet]:hover {
    border-color: ${theme.color.border};
  }

  &[data-add] {
    border-style: dashed;
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
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${theme.color.action};
  }

  &:disabled,
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

const invalid = css`
  &[aria-invalid='true'] {
    border: 2px solid ${theme.color.error};
  }
`;

export const Input = styled.input`
  ${control}
  ${invalid}
  width: 100%;
`;

export const TextArea = styled.textarea`
  ${control}
  ${invalid}
  display: block;
  width: 100%;
  field-sizing: content;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  ${invalid}
  width: 100%;
`;

/** One field with its label, help and mistakes. */
export const FieldBox = styled.div`
  position: relative;
  min-width: 0;
  margin: 0 0 ${theme.space.xl};
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${theme.space.xs};
  font-weight: 600;
`;

export const Note = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  font-weight: 400;
`;

export const Help = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

/** What is wrong with a field: said in words, marked by its first words and a bar besides the colour. */
export const Fault = styled.p`
  margin: ${theme.space.s} 0;
  padding-inline-start: ${theme.space.m};
  border-inline-start: 4px solid ${theme.color.error};
  color: ${theme.color.error};
  font-size: ${theme.size.small};
  font-weight: 600;

  &[data-severity='warning'] {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
    font-weight: 400;
  }
`;

/** A group of fields. */
export const Group = styled.fieldset`
  min-width: 0;
  margin: 0 0 ${theme.space.xl};
  padding: ${theme.space.m} ${theme.space.l} 0;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};

  > legend {
    padding-inline: ${theme.space.s};
    font-weight: 600;
  }

  > ${Help} {
    margin: 0 0 ${theme.space.l};
  }
`;

/** Buttons side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  align-items: center;
  margin-bottom: ${theme.space.l};
`;
