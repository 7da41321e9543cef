import { styled } from 'styled-components';
import type * as z from 'zod';
import { theme } from '../site/look';
import { choiceLabel } from '../site/model';
import { ChoiceSign } from './choice-sign';
import { FieldBox, Note } from './parts';
import { fieldAttribute } from './reveal';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

type Props = FieldProps & { readonly part: z.ZodEnum; readonly kind: string };

/** One of many choices that people recognize by a picture: an icon, a drawing, a scene. */
export function PicturedChoice(props: Props) {
  const { part, kind, field, isOptional } = props;
  const session = useSession();
  const { id, label, hints, text, touch, control } = useField(props);
  const choose = (name: string | undefined) => {
    session.change(field, name);
    touch();
  };
  const options = part.options.map(String);
  const radio = (name: string | undefined) => (
    <input
      type="radio"
      name={id}
      checked={name === props.value}
      onChange={() => {
        choose(name);
      }}
    />
  );
  return (
    <FieldBox as="fieldset" aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Chooser>
        <summary {...{ [fieldAttribute]: field }} data-invalid={control['aria-invalid']}>
          {options.includes(text) ? (
            <>
              <ChoiceSign kind={kind} name={text} alt="" />
              {choiceLabel(part, text)}
            </>
          ) : (
            'None chosen'
          )}
          <Note> {options.includes(text) ? 'Change' : 'Choose'}</Note>
        </summary>
        <Choices data-kind={kind}>
          {isOptional && <label>{radio(undefined)}None</label>}
          {options.map((name) => (
            <label key={name} title={choiceLabel(part, name)}>
              {radio(name)}
              <ChoiceSign kind={kind} name={name} alt={choiceLabel(part, name)} />
            </label>
          ))}
        </Choices>
      </Chooser>
      {hints}
    </FieldBox>
  );
}

const Chooser = styled.details`
  margin-top: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  > summary {
    display: flex;
    gap: ${theme.space.m};
    align-items: center;
    padding: ${theme.space.s} ${theme.space.m};
  }

  > summary > ${Note} {
    margin-inline-start: auto;
    text-decoration: underline;
    white-space: nowrap;
  }

  > summary[data-invalid] {
    box-shadow: inset 0 0 0 2px ${theme.color.error};
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.xs};
  padding: ${theme.space.s};

  &[data-kind='icon'] {
    grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 3rem;
    padding: ${theme.space.xs};
    border-radius: ${theme.radius};
  }

  /* the picture is the control; rings mark the checked one and the focus */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label:has(:checked) {
    box-shadow: inset 0 0 0 3px ${theme.color.action};
  }

  label:has(:focus-visible) {
    outline: 3px solid ${theme.color.action};
    outline-offset: 2px;
  }
`;
