import { styled } from 'styled-components';
import { metadataOf } from 'content-check/field-metadata';
import { collectionOf } from 'content-check/collection';
import { useState } from 'react';
import { titleInForm } from '../../session/titles/titles';
import { isDeleted } from '../../session/state/edited';
import { media, theme } from '../ui/theme';
import { headingId } from '../ui/keep-focus';
import { Conflicts } from '../conflicts';
import { Mistakes } from '../notices';
import { FirstTime } from '../publish/way-to-public';
import { Fields } from '../controls/object-field';
import { Button } from '../ui/button';
import { Help, Row } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { lastingText, storeLastingText } from '../window-storage';
import { DraftSwitch } from './draft-switch';
import { DeletedAddress } from './old-address';
import { EntryActions } from './entry-actions';

/** The form of the open file. */
export function EntryForm() {
  const file = useSessionState((state) => state.file);
  const entry = useSessionState((state) => state.editedEntries[state.file]);
  const { model } = useSession().state;
  const collection = collectionOf(model, file);
  const title = useSessionState((state) => titleInForm(state, file));
  const isInContent = useSessionState(({ base }) => file in base.files);
  const isGone = useSessionState((state) => isDeleted(state, file));
  const lost = `Its file is ${isInContent ? 'damaged' : 'gone'}. Restore an earlier version.`;
  const [hasHelp, toggleHelp] = useHelp();
  const absence = isGone ? 'It will be deleted when you publish.' : lost;
  return (
    <Sheet
      aria-label={title}
      data-brief={!hasHelp || undefined}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      <Help>{metadataOf(collection?.schema).description}</Help>
      <EntryActions key={`${file} actions`} file={file}>
        <Button data-link onClick={toggleHelp}>
          {hasHelp ? 'Hide help' : 'Show help'}
        </Button>
      </EntryActions>
      <FirstTime />
      <Conflicts />
      <Mistakes />
      {collection && entry ? (
        <>
          <DraftSwitch key={`${file} draft`} file={file} entry={entry} />
          <Fields key={file} part={collection.schema} field="" value={entry} />
        </>
      ) : (
        <>
          <p>{collection ? absence : 'The site doesn’t read its file.'}</p>
          {isGone && <DeletedAddress />}
        </>
      )}
    </Sheet>
  );
}

const key = 'editor-help';

/** Milliseconds after which somebody who uses the form knows its fields. */
const firstDays = 7 * 24 * 60 * 60 * 1000;

/** Whether fields show their help, as in the first days and on request, and a function that changes that. */
function useHelp(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(() => {
    const stored = lastingText(key);
    if (stored === '') storeLastingText(key, String(Date.now()));
    const isFirstDay = stored === '' || Date.now() - Number(stored) < firstDays;
    return stored === 'shown' || isFirstDay;
  });
  const toggle = () => {
    storeLastingText(key, isShown ? 'hidden' : 'shown');
    setShown(!isShown);
  };
  return [isShown, toggle];
}

const Sheet = styled.form`
  max-width: 46rem;
  margin-inline: auto;

  /* it still describes the controls to screen readers */
  &[data-brief] [data-hint] {
    display: none;
  }

  > h2 {
    margin: 0 0 ${theme.space.xs};
  }

  > ${Row} {
    gap: 0 ${theme.space.l};
    margin-bottom: ${theme.space.m};
    font-size: ${theme.size.small};

    > button {
      min-height: 36px;

      ${media.touch} {
        min-height: 44px;
      }
    }
  }
`;
