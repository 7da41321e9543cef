import { useId, useState } from 'react';
import { type Collection, metadataOf } from '../site/model';
import type { Entry } from '../writing/json';
import { newEntry } from '../writing/new-entry';
import { Button } from './button';
import { Dialog } from './dialog';
import { Fault, Help, Input, Label } from './parts';
import { reveal } from './reveal';
import { useSession } from './session-context';
import { oneLine } from './text-field';
import { useTyped } from './use-typed';

type Props = {
  readonly collection: Collection;
  /** The entry to duplicate. */
  readonly model?: Entry;
  readonly onClose: () => void;
  /** The new entry is open: its form has to be seen. */
  readonly onAdd?: () => void;
};

/** Asks for the title of a new page or service; its path and slug are derived from it. */
export function EntryDialog({ collection, model, onClose, onAdd }: Props) {
  const id = useId();
  const session = useSession();
  const [title, setTitle] = useTyped('title');
  const [fault, setFault] = useState('');
  const { title: kind = '' } = metadataOf(collection.schema);
  const add = () => {
    const { file, entry } = newEntry(collection, title.trim(), model);
    const { values, saved } = session.state;
    // many disks take uppercase and lowercase letters for the same
    const taken = Object.keys({ ...values, ...saved.files }).some(
      (each) => each.toLowerCase() === file,
    );
    if (file === '' || taken) {
      setFault(
        taken
          ? 'There is one of this title already.'
          : 'Write a title with a letter from A to Z in it.',
      );
      document.getElementById(id)?.focus();
      return;
    }
    session.setEntry(file, entry);
    session.update({ file, status: `“${title.trim()}” is new. It is there once you save.` });
    setTitle('');
    onClose();
    onAdd?.();
    reveal('title');
  };
  return (
    <Dialog
      title={`${model ? 'Duplicate' : 'New'} ${kind.toLowerCase()}`}
      onClose={onClose}
      actions={
        <Button data-main onClick={add}>
          {model ? 'Duplicate' : 'Add'}
        </Button>
      }
    >
      <Label htmlFor={id}>Title</Label>
      <Input
        id={id}
        value={title}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={fault !== '' || undefined}
        onChange={({ target }) => setTitle(oneLine(target.value))}
        onKeyDown={(event) => {
          // while an input method composes a word, Enter ends that
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // or it presses the button that has the focus once the dialog is closed
          event.preventDefault();
          add();
        }}
      />
      <div id={`${id}-help`}>
        {fault !== '' && <Fault>{fault}</Fault>}
        <Help>All of it can be changed afterwards.</Help>
      </div>
    </Dialog>
  );
}
