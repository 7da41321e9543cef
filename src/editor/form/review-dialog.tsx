import { useMemo } from 'react';
import { styled } from 'styled-components';
import { collectionOf } from '../../content-model/collections';
import { theme } from '../../theme/theme';
import { changedFiles, changesOf, type State } from '../store/state';
import { changesInWords } from '../writing/changes';
import { fileName } from '../writing/names';
import { Dialog } from './dialog';
import { Button } from './parts';
import { useEditor, useSession } from './session-context';

const selectState = (state: State) => state;

type Props = { readonly onClose: () => void; readonly onSave: () => void };

/** What a save would change, in sentences. */
export function ReviewDialog({ onClose, onSave }: Props) {
  const session = useSession();
  const state = useEditor(selectState);
  const { settled, texts } = session;
  const changes = useMemo(
    () =>
      changedFiles(state.saved.files, texts).map((file) => {
        const [before, after] = [state.entries[file], settled[file]];
        const name = fileName(file, after ?? before);
        const sentences = changesInWords(collectionOf(file), before, after);
        return { file, name, sentences: sentences.length > 0 ? sentences : ['Its form alone.'] };
      }),
    [state, settled, texts],
  );
  const pictures = changesOf(state, texts).flatMap((change) =>
    'base64' in change ? [`${change.base64 === null ? 'deleted' : 'new'}: ${change.path}`] : [],
  );
  return (
    <Dialog
      title="What will change"
      onClose={onClose}
      actions={
        changes.length + pictures.length > 0 && (
          <Button data-main onClick={onSave}>
            Save
          </Button>
        )
      }
    >
      {changes.length + pictures.length === 0 && <p>Nothing: everything is saved.</p>}
      {changes.map(({ file, name, sentences }) => (
        <section key={file}>
          <h3>{name}</h3>
          <List>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        </section>
      ))}
      {pictures.length > 0 && <p>Pictures – {pictures.join(', ')}</p>}
    </Dialog>
  );
}

const List = styled.ul`
  margin: ${theme.space.xs} 0 ${theme.space.l};
  padding-inline-start: ${theme.space.l};
  overflow-wrap: anywhere;
`;
