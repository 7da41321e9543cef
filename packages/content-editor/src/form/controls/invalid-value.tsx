import { blankValue } from '../../writing/new-entry/blank';
import { valueAsText } from '../../writing/changes/display-value';
import { Button } from '../ui/button';
import { FieldBox, Label, Row } from '../ui/form-style';
import { goToField } from '../go-to-field';
import { useSession } from '../session-context';
import { type FieldProps, useField } from './use-field';

/** A value of the wrong type for its field, such as a text instead of a list, which no control can show. */
export function InvalidValue(props: FieldProps) {
  const { part, field, value, isOptional } = props;
  const session = useSession();
  const { title, label, hints, control } = useField(props);
  return (
    <FieldBox>
      <Label as="p">{label}</Label>
      <Row>
        <p>
          This value doesn’t fit here. It is kept until you start over:{' '}
          <q>{valueAsText(value ?? null)}</q>
        </p>
        <Button
          {...control}
          onClick={() => {
            session.change(field, isOptional ? undefined : blankValue(part));
            goToField(field);
          }}
        >
          Start over: {title}
        </Button>
      </Row>
      {hints}
    </FieldBox>
  );
}
