import { styled } from 'styled-components';
import type * as z from 'zod';
import type { PicturedChoice as PicturedChoiceLook } from '../definition';
import { choiceLabel } from '../writing/schema';
import { media, theme } from './theme';
import { FieldBox, Note } from './parts';
import { fieldAttribute } from './reveal';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

type Props = FieldProps & {
  readonly part: z.ZodEnum;
  readonly kind: string;
  readonly look: PicturedChoiceLook;
};

/** One of many choices that people recognize by a picture, such as an icon. */
export function PicturedChoice(props: Props) {
  const { part, kind, look, field, isOptional } = props;
  const sign = { 'data-sign': look.isSign, style: { background: look.background } };
  const session = useSession();
  const { choiceUrl } = session.tools.store;
  const { id, label, hints, text, touch, control } = useField(props);
  const options = part.options.map(String);
  const radio = (name: string | undefined) => (
    <input
      type="radio"
      name={id}
      checked={name === props.value}
      onChange={() => {
        session.change(field, name);
        touch();
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
              <Sign src={choiceUrl(kind, text)} alt="" {...sign} />
              {choiceLabel(part, text)}
            </>
          ) : (
            'None chosen'
          )}
          <Note> {options.includes(text) ? 'Change' : 'Choose'}</Note>
        </summary>
        <Choices data-sign={look.isSign}>
          {isOptional && <label>{radio(undefined)}None</label>}
          {options.map((name) => (
            <label key={name} title={choiceLabel(part, name)}>
              {radio(name)}
              <Sign
                src={choiceUrl(kind, name)}
                alt={choiceLabel(part, name)}
                {...sign}
                loading="lazy"
              />
            </label>
          ))}
        </Choices>
      </Chooser>
      {hints}
    </FieldBox>
  );
}

const Sign = styled.img`
  /* fixed before it has loaded, so nothing moves under the pointer */
  width: 8rem;
  aspect-ratio: 5 / 2;
  object-fit: cover;
  border-radius: ${theme.radius};

  &[data-sign] {
    width: 1.75rem;
    aspect-ratio: 1;

    ${media.dark} {
      filter: invert(1);
    }
  }

  summary > & {
    max-width: 5rem;
  }
`;

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

  &[data-sign] {
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
