import * as z from 'zod';
import type { Names } from '../../writing/references/names';
import { traitsOf } from '../../writing/schema';
import { labelOf, titlesByName } from '../../session/titles/titles';
import { Select } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/**
 * One of a few choices, or a reference to an entry, shown by title. A reference survives while the name of
 * its entry is being edited.
 */
export function SelectField(props: FieldProps) {
  const { part, isOptional } = props;
  const session = useSession();
  const field = useField(props);
  const { text, write, touch, control } = field;
  const { refersTo } = traitsOf(part);
  const titles = useSessionState((state) =>
    refersTo ? titlesByName(state, refersTo.collection) : noTitles,
  );
  const choices = part instanceof z.ZodEnum ? part.options.map(String) : Object.keys(titles);
  const options = text === '' || choices.includes(text) ? choices : [text, ...choices];
  return (
    <LabelledField of={field}>
      <Select
        {...control}
        value={text}
        onBlur={touch}
        onChange={({ target }) => {
          write(target.value);
        }}
      >
        {(isOptional || text === '') && (
          <option value="">{isOptional ? 'None' : 'Choose one'}</option>
        )}
        {options.map((value) => (
          <option key={value} value={value}>
            {labelOf(session.state, part, value)}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}

const noTitles: Names = {};
