import type * as z from 'zod';
import { choiceLabel } from '../site/model';
import { servicesBySlug } from '../store/references';
import { Select } from './parts';
import { useEditor } from './session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/** One of a few choices, as a select. */
export function ChoiceField(props: FieldProps & { readonly part: z.ZodEnum }) {
  const { part, isOptional } = props;
  const options = part.options.map(
    (each) => [String(each), choiceLabel(part, String(each))] as const,
  );
  const none = isOptional ? 'None' : 'Choose one';
  return <SelectField {...props} options={Object.fromEntries(options)} none={none} />;
}

/** A reference to a service, shown by title. It survives while that service's slug is being edited. */
export function ServiceField(props: FieldProps) {
  const options = useEditor(servicesBySlug);
  return <SelectField {...props} options={options} none="Choose a service" />;
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
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
