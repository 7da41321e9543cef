import { Button } from './ui/button';
import { StatusBox } from './ui/status-box';

type Props = {
  /** Whether the form was in this window before. */
  readonly wasHere: boolean;
  readonly onTakeOver: () => void;
};

/** Says in the place of the form that another window has it, and takes it over. */
export function InOtherWindow({ wasHere, onTakeOver }: Props) {
  return (
    <StatusBox as="main">
      <p role="status">
        {wasHere
          ? 'Another window has taken over. What you have typed here is kept, and is there now.'
          : 'This content is being edited in another window. What is typed there is kept.'}
      </p>
      <Button data-main onClick={onTakeOver}>
        Take over
      </Button>
    </StatusBox>
  );
}
