import { useState } from 'react';
import { styled } from 'styled-components';
import { editorTitle } from '../facts';
import { visuallyHidden } from '../look';
import { isAnyEdited } from '../session/state/edited';
import { canOnlyWriteFiles } from '../session/publish/unpublished';
import { theme } from './ui/theme';
import { AccountButton } from './account-button';
import { BarDialog, type BarDialogName } from './bar-dialog';
import { BarMenu } from './bar-menu';
import { Button } from './ui/button';
import { PublishButton } from './publish/publish-button';
import { SkipLink } from './skip-link';
import { publishLabels } from './publish/publication-words';
import { useSessionState, useSession } from './session-context';
import { Status } from './live-regions';
import { StatusBox } from './ui/status-box';
import { UndoButtons } from './undo-buttons';

/** The editor's columns, which narrow windows show one at a time. */
const views = { files: 'Content', form: 'Form', page: 'Page' } as const;

/** One of the columns. */
export type Column = keyof typeof views;

type Props = {
  readonly view: Column;
  readonly onView: (view: Column) => void;
  /** Skips the list and goes to the form. */
  readonly onSkip: () => void;
  /** Writes what is edited into the files. */
  readonly onWrite: () => void;
};

/** The status beside the button that comes next, and the other actions on the whole content. */
export function HeaderBar({ view, onView, onSkip, onWrite }: Props) {
  const session = useSession();
  const { account, preview } = session.store;
  const [open, setOpen] = useState<BarDialogName>();
  const isChanged = useSessionState(isAnyEdited);
  const isWriting = useSessionState((state) => canOnlyWriteFiles(state, session.store));
  const isSending = useSessionState((state) => state.sending !== undefined);
  return (
    <Bar>
      <SkipLink onSkip={onSkip} />
      <h1>{editorTitle}</h1>
      <Views role="group" aria-label="Show">
        {Object.entries(views)
          .filter(([name]) => name !== 'page' || preview !== undefined)
          .map(([name, label]) => (
            <Button
              key={name}
              data-quiet
              data-view={name}
              aria-pressed={view === name}
              onClick={() => onView(name as Column)}
            >
              {label}
            </Button>
          ))}
      </Views>
      <BarMenu>
        <UndoButtons />
        <Button data-quiet onClick={() => setOpen('history')}>
          History
        </Button>
        <Button
          data-quiet
          aria-disabled={!isChanged}
          onClick={isChanged ? () => setOpen('changes') : undefined}
        >
          What changes
        </Button>
        {account && <AccountButton account={account} />}
      </BarMenu>
      <Status isChanged={isChanged} />
      {isWriting && (
        <Button
          data-main
          aria-disabled={isSending || !isChanged}
          onClick={isChanged ? onWrite : undefined}
        >
          {publishLabels.write}
        </Button>
      )}
      <PublishButton onOpen={() => setOpen('publish')} />
      <BarDialog open={open} onOpen={setOpen} onWrite={onWrite} />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-items: center;
  padding: ${theme.space.s} ${theme.space.l};
  border-bottom: 1px solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  h1 {
    margin-inline-end: ${theme.space.l};
    font-size: ${theme.size.body};
  }

  > ${StatusBox} {
    justify-content: end;
    padding-inline: ${theme.space.s};
  }

  /* on a tablet, everything else fits in one row */
  @media (width < 76rem) {
    h1 {
      position: absolute;
      ${visuallyHidden}
    }
  }

  /* the state in a line of its own, and one row of buttons */
  @media (width < 48rem) {
    padding: 2px ${theme.space.xs} 0;
    gap: 0 2px;

    button {
      padding-inline: 0.375rem;
      font-size: ${theme.size.small};
    }

    > ${StatusBox} {
      flex-basis: 100%;
      order: -1;
      justify-content: start;
      line-height: 1.2;
    }
  }
`;

const Views = styled.div`
  display: flex;
  margin-inline-end: ${theme.space.l};

  /* all three columns are visible */
  @media (width >= 76rem) {
    display: none;
  }

  @media (width >= 48rem) {
    [data-view='files'] {
      display: none;
    }
  }

  @media (width < 48rem) {
    margin-inline-end: auto;
  }
`;
