import { styled } from 'styled-components';
import type * as z from 'zod';
import { theme } from '../../theme/theme';
import { media } from '../../theme/media';
import { choiceWords } from '../writing/names';
import { fieldAttribute } from './reveal';
import { FieldBox, Note } from './parts';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

type Props = FieldProps & { readonly part: z.ZodEnum; readonly kind: string };

/** One of many choices that are told by their pictures: an icon, a drawing, a scene. */
export function PicturedChoice(props: Props) {
  const { part, kind, field, value, isOptional } = props;
  const session = useSession();
  const { id, title, note, help, faults, touch, control } = useField(props);
  const options = part.options.map(String);
  const isKnown = typeof value === 'string' && options.includes(value);
  const choose = (name: string | undefined) => {
    session.change(field, name);
    touch();
  };
  return (
    <FieldBox as="fieldset" aria-describedby={control['aria-describedby']}>
      <legend>
        {title}
        <Note>{note}</Note>
      </legend>
      <Chooser>
        <summary {...{ [fieldAttribute]: field }} data-invalid={control['aria-invalid']}>
          {isKnown ? (
            <>
              <Sign src={session.store.choiceUrl(kind, value)} alt="" data-kind={kind} />
              {choiceWords(part, value)}
            </>
          ) : (
            'None chosen'
          )}
          <Note> Change</Note>
        </summary>
        <Choices data-kind={kind}>
          {isOptional && (
            <label>
              <input
                type="radio"
                name={id}
                checked={value === undefined}
                onChange={() => choose(undefined)}
              />
              None
            </label>
          )}
          {options.map((name) => (
            <label key={name} title={choiceWords(part, name)}>
              <input
                type="radio"
                name={id}
                checked={name === value}
                onChange={() => choose(name)}
              />
              <Sign
                src={session.store.choiceUrl(kind, name)}
                alt={choiceWords(part, name)}
                data-kind={kind}
                loading="lazy"
              />
            </label>
          ))}
        </Choices>
      </Chooser>
      {faults}
      {help}
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
    min-height: 44px;
    padding: ${theme.space.s} ${theme.space.m};
    cursor: pointer;
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
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: ${theme.space.xs};
  padding: ${theme.space.s};

  &:not([data-kind='icon']) {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 3rem;
    padding: ${theme.space.xs};
    border-radius: ${theme.radius};
    cursor: pointer;
  }

  /* the picture is the control: what is chosen is ringed, what has the focus ringed by dashes */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label:has(:checked) {
    box-shadow: inset 0 0 0 3px ${theme.color.action};
  }

  label:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Sign = styled.img`
  /* known before it has come, so that nothing moves under the pointer */
  width: 8rem;
  aspect-ratio: 5 / 2;
  object-fit: cover;
  border-radius: ${theme.radius};

  &[data-kind='icon'] {
    width: 1.75rem;
    aspect-ratio: 1;

    ${media.dark} {
      filter: invert(1);
    }
  }

  &[data-kind='drawing'] {
    background: ${theme.mark.sky};
  }

  summary > & {
    max-width: 5rem;
  }
`;
