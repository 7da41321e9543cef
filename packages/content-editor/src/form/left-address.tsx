import { useId } from 'react';
import { keepAddress, leadAddress, ledTo, pagesToLeadTo } from '../session/keep-address';
import { isKept, oldAddress } from '../session/kept-addresses';
import { isSame } from '../writing/json';
import { FieldBox, Help, Label, Select, Tick } from './parts';
import { useEditor, useSession } from './session-context';

/** Whether the address of the open page, which is to be deleted, leads to another page, and to which. */
export function LeftAddress() {
  const session = useSession();
  const id = useId();
  const address = useEditor((state) => oldAddress(state, state.file));
  const isOn = useEditor((state) => address !== undefined && isKept(state, address));
  const page = useEditor((state) => (address === undefined ? '' : ledTo(state, address)));
  const choices = useEditor(pagesToLeadTo, isSame);
  if (address === undefined) return null;
  return (
    <>
      <FieldBox>
        <Tick as="label">
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => keepAddress(session, address, target.checked)}
          />
          Keep {address} working
        </Tick>
        <Help id={`${id}-help`}>
          Whoever comes to this address, from another site or a bookmark, is led to another page.
        </Help>
      </FieldBox>
      {isOn && (
        <FieldBox>
          <Label htmlFor={id}>Leads to</Label>
          <Select
            id={id}
            value={page}
            onChange={({ target }) => leadAddress(session, address, target.value)}
          >
            {choices.map((choice) => (
              <option key={choice.page} value={choice.page}>
                {choice.title}
              </option>
            ))}
          </Select>
        </FieldBox>
      )}
    </>
  );
}
