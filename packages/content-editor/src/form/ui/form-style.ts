import { css, styled } from 'styled-components';
import { theme } from './theme';

/** Base style of every control. */
export const controlStyle = css`
  min-height: 44px;
  max-width: 100%;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
  /* room for its label or its message */
  scroll-margin-block: 4rem;

  &[aria-invalid='true'] {
    border: 2px solid ${theme.color.error};
  }
`;

/** What is chosen among others: a tint and a thicker line, neither of which is a color alone. */
export const chosenStyle = css`
  background: color-mix(in srgb, ${theme.color.action} 16%, ${theme.color.surface});
  box-shadow: inset 0 -3px 0 ${theme.color.action};
`;

/** What adds something: a dashed box, as of something that isn't there yet. */
export const additionStyle = css`
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius};

  &:hover {
    border-color: ${theme.color.text};
  }
`;

export const Input = styled.input`
  ${controlStyle}
  width: 100%;

  /* browsers' own gray is too dark in the dark scheme */
  &::placeholder {
    opacity: 1;
    color: ${theme.color.textMuted};
  }
`;

export const TextArea = styled.textarea`
  ${controlStyle}
  display: block;
  width: 100%;
  field-sizing: content;
  resize: none;

  @supports not (field-sizing: content) {
    resize: vertical;
  }
`;

export const Select = styled.select`
  ${controlStyle}
  width: 100%;
`;

/** A field with its label, help and errors. */
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

/** A label, and a note at the other end of its line. */
export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  align-items: baseline;

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const Note = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  font-weight: 400;
`;

export const Help = styled.p`
  max-width: 70ch;
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

/** An error or warning, marked by its first words and a bar besides the color (WCAG 1.4.1). */
export const ProblemText = styled.p`
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

  > ${Help} {
    margin: 0 0 ${theme.space.m};
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

/** A checkbox and its label. */
export const Tick = styled.div`
  display: flex;
  gap: ${theme.space.m};
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

/** Words about mistakes, or only their space (`data-mended`), so that a field doesn't move below them. */
export const ReservedSpace = styled.div`
  &[data-mended] {
    visibility: hidden;
  }
`;
