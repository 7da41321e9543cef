import { useState } from 'react';
import { collectionOf, isFolder, mainFile, metadataOf } from '../site/model';
import { isDeleted, nameOfFile } from '../store/derived';
import { entriesToSave } from '../store/to-save';
import { linksTo } from '../writing/follow';
import { parseEntry } from '../writing/json';
import type { FieldPlace } from '../writing/path';
import { failed } from '../store/failure';
import { Button } from './button';
import { Dialog } from './dialog';
import { EntryDialog } from './entry-dialog';
import { headingId } from './keep-focus';
import { PlaceList } from './notice';
import { Row } from './parts';
import { focusOn } from './reveal';
import { useEditor, useSession } from './session-context';

/** The actions on a whole file. Deleting a page first lists the links to it. */
export function EntryActions({ file }: { readonly file: string }) {
  const session = useSession();
  const name = useEditor((state) => nameOfFile(state, file));
  const isGone = useEditor((state) => isDeleted(state, file));
  const entry = useEditor(({ values }) => values[file]);
  const [isCopying, setCopying] = useState(false);
  const [links, setLinks] = useState<readonly FieldPlace[]>([]);
  const collection = collectionOf(file);
  const { title = '' } = metadataOf(collection?.schema);
  const kind = title.toLowerCase();
  const announce = (status: string) => session.update({ status });
  const goBack = async () => {
    try {
      const committed = parseEntry((await session.tools.store.committed(file)) ?? '');
      if (!committed) throw new Error(`There is no earlier version of “${name}” to go back to.`);
      session.setEntry(file, committed);
      announce(`“${name}” is back to its last kept version. Save to keep it that way.`);
    } catch (error) {
      session.update(failed(error));
    }
  };
  const remove = () => {
    session.setEntry(file, undefined);
    session.update({ file: mainFile });
    announce(`“${name}” will be deleted when you save. “Undo” brings it back.`);
    focusOn(headingId);
  };
  const askToRemove = () => {
    const found = linksTo(entriesToSave(session.state), file);
    if (found.length === 0) remove();
    else setLinks(found);
  };
  return (
    <Row>
      <Button onClick={() => void goBack()}>Back to the last kept version</Button>
      {isGone && (
        <Button onClick={() => session.setEntry(file, session.state.entries[file])}>
          Keep this {kind}
        </Button>
      )}
      {collection && isFolder(collection) && entry && (
        <>
          <Button onClick={() => setCopying(true)}>Duplicate this {kind}</Button>
          <Button onClick={askToRemove}>Delete this {kind}</Button>
          {isCopying && (
            <EntryDialog collection={collection} model={entry} onClose={() => setCopying(false)} />
          )}
        </>
      )}
      {links.length > 0 && (
        <Dialog
          title={`Delete “${name}”?`}
          onClose={() => setLinks([])}
          actions={<Button onClick={remove}>Delete anyway</Button>}
        >
          <p>These links lead to it. Change or remove each of them before you save.</p>
          <PlaceList places={links} onGo={() => setLinks([])} />
        </Dialog>
      )}
    </Row>
  );
}
