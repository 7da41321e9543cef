import { useId } from 'react';
import { Help, Tick } from './form-style';

type Props = {
  readonly label: string;
  readonly isOn: boolean;
  readonly help?: string;
  readonly onChange: (isOn: boolean) => void;
};

/** A checkbox with its label and its help. */
export function TickBox({ label, isOn, help, onChange }: Props) {
  const id = useId();
  return (
    <>
      <Tick as="label">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={help && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </Tick>
      {help && <Help id={id}>{help}</Help>}
    </>
  );
}
