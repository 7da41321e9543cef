import type * as z from 'zod';
import { choiceWords } from '../site/model';
import { serviceName } from '../store/references';
import type { State } from '../store/state';
import { fileName } from '../writing/names';
import { Select } from './parts';
import { useEditor } from './session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/** One of a few choices, as a select. */
export function ChoiceField(props: FieldProps & { readonly part: z.ZodEnum }) {
  const { part } = props;
  const options = part.options.map(
    (each) => [String(each), choiceWords(part, String(each))] as const,
  );
  return <SelectField {...props} options={Object.fromEntries(options)} none="None" />;
}

/** A reference to a service, shown by title. It survives while that service's slug is being edited. */
export function ServiceField(props: FieldProps) {
  const options = useEditor(servicesOf);
  return (
    <SelectField
      {...props}
      options={JSON.parse(options) as SelectProps['options']}
      none="Choose a service"
    />
  );
}

/** The services' titles by slug, as JSON: a string is equal while nothing changes. */
function servicesOf(state: State): string {
  const services = Object.entries(state.values).flatMap(([file, entry]) => {
    const name = serviceName(state, file);
    return name === undefined ? [] : [[name, fileName(file, entry)]];
  });
  return JSON.stringify(Object.fromEntries(services));
}

type SelectProps = FieldProps & {
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  /** Label of the empty option. */
  readonly none: string;
};

function SelectField({ options, none, ...props }: SelectProps) {
  const field = useField(props);
  const { text, write, touch, control } = field;
  const isKnown = Object.hasOwn(options, text);
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
        {(props.isOptional || text === '') && <option value="">{none}</option>}
        {!isKnown && text !== '' && <option value={text}>{text}</option>}
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
