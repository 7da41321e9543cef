import type * as z from 'zod';
import { choiceWords } from '../site/model';
import { serviceName } from '../store/references';
import type { State } from '../store/state';
import { fileName } from '../writing/names';
import { Select } from './parts';
import { useEditor } from './session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/** One of a few choices, in plain words. */
export function ChoiceField(props: FieldProps & { readonly part: z.ZodEnum }) {
  const { part } = props;
  const options = part.options.map(
    (each) => [String(each), choiceWords(part, String(each))] as const,
  );
  return <SelectField {...props} options={Object.fromEntries(options)} none="None" />;
}

/** A service of this site, by its title. One whose short name is being changed keeps its place. */
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

/** The titles of the services by their names, as a text: the same one while they stay as they are. */
function servicesOf(state: State): string {
  const services = Object.entries(state.values).flatMap(([file, entry]) => {
    const name = serviceName(state, file);
    return name === undefined ? [] : [[name, fileName(file, entry)]];
  });
  return JSON.stringify(Object.fromEntries(services));
}

type SelectProps = FieldProps & {
  /** What is read, by what is written. */
  readonly options: Readonly<Record<string, string>>;
  /** What is read where nothing is chosen. */
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
