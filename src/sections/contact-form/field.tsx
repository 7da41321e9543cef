import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { WarningIcon } from '../../components/warning-icon';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { hintId } from './element-ids';
import type { FormFieldName } from './field-names';

type FieldProps = Queries.FormFieldFragment & {
  readonly name: FormFieldName;
  /** Whether it must be filled in, as by default. */
  readonly required?: boolean;
  /** WCAG 1.3.5: what the browser may fill in. */
  readonly autoComplete?: 'name' | 'email' | 'tel';
  readonly type?: 'text' | 'email' | 'tel';
  /** Height in lines; makes the field a box for longer text. */
  readonly rows?: number;
};

/**
 * A field with its label, native validation, and an error above the field, where the browser's own
 * bubble, which appears without scripts, does not cover it. Without scripts the error is visible only;
 * with them, `syncFields` associates it with the field.
 */
export function Field({
  label,
  hint,
  name,
  required = true,
  rows,
  autoComplete,
  type = 'text',
}: FieldProps) {
  return (
    <FieldBox>
      <label htmlFor={name}>{label}</label>
      <Hint id={hintId(name)}>
        <WarningIcon /> {hint}
      </Hint>
      <Control
        {...(rows ? { as: 'textarea', rows } : { type, autoComplete })}
        id={name}
        name={name}
        required={required}
        data-field=""
        data-uncovered=""
        // else Firefox exposes a required field as invalid while it is empty, and screen readers say so
        aria-invalid="false"
      />
    </FieldBox>
  );
}

export const query = graphql`
  fragment FormField on FormField {
    label
    hint
  }
`;

/** A field with its label and its error. */
export const FieldBox = styled.div`
  display: grid;
  gap: 0.45rem;
  /*
   * before Chrome 117, which has no subgrid, at least the controls of two fields side by side are on
   * one line
   */
  align-content: end;

  label {
    font-weight: 600;
  }
`;

/** What the visitor fills in. */
export const Control = styled.input`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.8rem 1rem;
  border: 1.5px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: 400 1.0625rem / 1.5 ${theme.font.text};
  resize: vertical;
  /* keeps label and error clear of the header */
  scroll-margin-top: min(10rem, 30vh);

  &:hover {
    border-color: ${theme.color.text};
  }

  &:focus-visible {
    outline-offset: 1px;
    border-color: ${theme.color.text};
  }

  /* :user-invalid waits until the visitor has had a chance, and a reset clears it */
  &:user-invalid {
    border-color: ${theme.color.error};
    /* in forced colors, too, and on the other side in text that runs from the right */
    border-inline-start-width: 5.5px;
    padding-inline-start: calc(1rem - 4px);
  }

  /* the whole message, on paper */
  ${media.print} {
    &:valid {
      field-sizing: content;
    }
  }
`;

/**
 * What is wrong with a field. A corrected error keeps its space until the click or key that leaves the field
 * is over. Otherwise the button that is being pressed would jump from under the pointer, and lines would jump
 * while the visitor types. aria-invalid counts, too: if a program corrects a field without an event,
 * syncFields has not run.
 */
const Hint = styled.span`
  display: none;
  gap: ${theme.space.s};
  align-items: start;
  color: ${theme.color.error};
  font-weight: 500;
  font-size: 1rem;

  &:has(~ :is([data-corrected], [aria-invalid='true'])) {
    display: flex;
    visibility: hidden;
  }

  &:has(~ :user-invalid) {
    display: flex;
    visibility: visible;
  }
`;
