import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { ChoiceLook } from '../../facts';
import { choiceLabel } from '../../writing/schema';
import { FieldBox, Note } from '../ui/form-style';
import { fieldAttribute } from '../go-to-field';
import { useSession } from '../session-context';
import { Chooser, Choices, Sign } from './pictured-choice-style';
import { ChoiceSearch, foundChoices } from './choice-search';
import { type FieldProps, useField } from './use-field';

type Props = FieldProps & {
  readonly part: z.ZodEnum;
  readonly kind: string;
  readonly look: ChoiceLook;
};

/** One of many choices that people recognize by a picture, such as an icon. */
export function PicturedChoice(props: Props) {
  const { part, kind, look, field, isOptional } = props;
  const sign = { 'data-sign': look.isSign, style: { background: look.background } };
  const session = useSession();
  const { choiceUrl } = session.store.pictures;
  const { id, title, label, hints, text, touch, control } = useField(props);
  const [query, setQuery] = useState('');
  const chooser = useRef<HTMLDetailsElement>(null);
  const options = part.options.map(String);
  const found = foundChoices(part, query, look.topics);
  const close = () => {
    chooser.current?.removeAttribute('open');
    chooser.current?.querySelector('summary')?.focus();
    setQuery('');
  };
  const radio = (name: string | undefined) => (
    <input
      type="radio"
      name={id}
      checked={name === props.value}
      // arrow keys choose, too, but go on to the next
      onClick={({ detail }) => {
        if (detail > 0) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        close();
      }}
      onChange={() => {
        session.change(field, name);
        touch();
      }}
    />
  );
  return (
    <FieldBox as="fieldset" aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Chooser ref={chooser}>
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
        {options.length > few && (
          <ChoiceSearch title={title} query={query} count={found.length} onSearch={setQuery} />
        )}
        <Choices data-sign={look.isSign}>
          {isOptional && query.trim() === '' && <label>{radio(undefined)}None</label>}
          {found.map((name) => (
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

/** Up to this many choices need no search. */
const few = 12;
