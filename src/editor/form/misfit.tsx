import { blank } from '../writing/blank';
import { Button } from './button';
import { FieldBox, Label, Row } from './parts';
import { reveal } from './reveal';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

/** A value of another kind than its field's, such as a text where a list belongs, which no control shows. */
export function Misfit(props: FieldProps) {
  const { part, field, value, isOptional } = props;
  const session = useSession();
  const { title, label, hints, control } = useField(props);
  return (
    <FieldBox>
      <Label as="p">{label}</Label>
      <Row>
        <p>
          This does not belong here, and is kept until you start anew:{' '}
          <q>{typeof value === 'string' ? value : JSON.stringify(value)}</q>
        </p>
        <Button
          {...control}
          onClick={() => {
            session.change(field, isOptional ? undefined : blank(part));
            reveal(field);
          }}
        >
          Start anew: {title}
        </Button>
      </Row>
      {hints}
    </FieldBox>
  );
}
