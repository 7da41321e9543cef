import { type ReactNode, useState } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import { collectionOf } from 'content-check/collection';
import { redirects } from '../../facts';
import { isFolder } from '../../writing/schema';
import { titleInForm } from '../../session/titles/titles';
import { isEdited } from '../../session/state/edited';
import { mayHaveEarlier, restoreCommitted } from '../../session/history/restore-committed';
import { knownAddress } from '../../session/references/old-addresses';
import { referenceNames } from '../../session/references/reference-names';
import { linksTo } from '../../writing/references/links';
import type { FieldPlace } from '../../writing/path';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { headingId } from '../ui/keep-focus';
import { PlaceList } from '../place-list';
import { Row } from '../ui/form-style';
import { focusOn } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';
import { EntryDialog } from './entry-dialog';

type Props = {
  readonly file: string;
  /** Buttons that follow its own. */
  readonly children?: ReactNode;
};

/** The actions on a whole file. Deleting a page first lists the links to it. */
export function EntryActions({ file, children }: Props) {
  const session = useSession();
  const title = useSessionState((state) => titleInForm(state, file));
  const entry = useSessionState(({ editedEntries }) => editedEntries[file]);
  const base = useSessionState(({ baseEntries }) => baseEntries[file]);
  const hasEarlier = useSessionState((state) => mayHaveEarlier(state, file));
  const isChanged = useSessionState((state) => isEdited(state, file));
  const [isCopying, setCopying] = useState(false);
  const [links, setLinks] = useState<readonly FieldPlace[]>([]);
  const { model } = session.state;
  const collection = collectionOf(model, file);
  const kind = metadataOf(collection?.schema).title?.toLowerCase() ?? '';
  const remove = () => {
    setLinks([]);
    session.setEntry(file, undefined);
    const when = base ? 'will be deleted when you publish' : 'is deleted';
    session.announce(`“${title}” ${when}. “Undo” brings it back.`);
    focusOn(headingId);
  };
  const askToRemove = () => {
    const { state } = session;
    // redirects to the page lead on to the target of its own address
    const isRedirected = (link: FieldPlace) =>
      link.file === redirects.file && knownAddress(state, file) !== undefined;
    const { [file]: name } = referenceNames(state);
    const found = linksTo(model, state.editedEntries, file, name).filter(
      (link) => !isRedirected(link),
    );
    if (found.length === 0) remove();
    else setLinks(found);
  };
  return (
    <Row>
      {base && isChanged && (
        <Button data-link onClick={() => session.setEntry(file, base)}>
          {entry ? 'Discard changes' : `Keep this ${kind}`}
        </Button>
      )}
      {collection && isFolder(collection) && entry && (
        <>
          <Button data-link onClick={() => setCopying(true)}>
            Duplicate this {kind}
          </Button>
          <Button data-link onClick={askToRemove}>
            Delete this {kind}
          </Button>
          {isCopying && (
            <EntryDialog collection={collection} copied={entry} onClose={() => setCopying(false)} />
          )}
        </>
      )}
      {hasEarlier && collection && (
        <Button data-link onClick={() => void restoreCommitted(session, file)}>
          Restore an earlier version
        </Button>
      )}
      {children}
      {links.length > 0 && (
        <Dialog
          title={`Delete “${title}”?`}
          onClose={() => setLinks([])}
          isRisky
          action="Delete anyway"
          onAction={remove}
        >
          <p>These links lead to it. Change or remove each of them before you publish.</p>
          <PlaceList places={links} onGo={() => setLinks([])} />
        </Dialog>
      )}
    </Row>
  );
}
