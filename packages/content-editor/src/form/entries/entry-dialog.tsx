import { useId, useRef, useState } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import { trimmed } from 'content-check/visible-text';
import type { Collection } from 'content-check/collection';
import { addEntry } from '../../session/add-entry';
import type { Entry } from '../../writing/json';
import { oneLine } from '../../writing/one-line';
import { Dialog } from '../ui/dialog';
import { ProblemText, Help, Input, Label } from '../ui/form-style';
import { goToField } from '../go-to-field';
import { useSession } from '../session-context';
import { useTypedText } from '../controls/use-typed-text';

type Props = {
  readonly collection: Collection;
  /** The entry to duplicate. */
  readonly copied?: Entry;
  readonly onClose: () => void;
  /** Called once the new entry is open, so that its form can be shown. */
  readonly onAdd?: () => void;
};

/** Asks for the title of a new entry, from which its file and its name are derived. */
export function EntryDialog({ collection, copied, onClose, onAdd }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const session = useSession();
  const [title, setTitle] = useTypedText(`title in ${collection.name}`);
  const [problem, setProblem] = useState('');
  const { title: kind = '' } = metadataOf(collection.schema);
  const add = () => {
    const { file, obstacle } = addEntry(session, collection, trimmed(title), copied);
    if (file === undefined) {
      setProblem(obstacle);
      input.current?.focus();
      return;
    }
    session.dispatch({ type: 'file opened', file });
    const status = `“${trimmed(title)}” is added.`;
    session.announce(status);
    setTitle('');
    onClose();
    onAdd?.();
    goToField('title');
  };
  return (
    <Dialog
      title={`${copied ? 'Duplicate' : 'New'} ${kind.toLowerCase()}`}
      onClose={onClose}
      action={copied ? 'Duplicate' : 'Add'}
      onAction={add}
    >
      <Label htmlFor={id}>Title</Label>
      <Input
        ref={input}
        id={id}
        value={title}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== '' || undefined}
        onChange={({ target }) => setTitle(oneLine(target.value))}
      />
      <div id={`${id}-help`}>
        {problem !== '' && <ProblemText>{problem}</ProblemText>}
        <Help>You can change everything later.</Help>
      </div>
    </Dialog>
  );
}
