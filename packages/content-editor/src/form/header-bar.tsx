import { useState } from 'react';
import { styled } from 'styled-components';
import { isAnyUnsaved } from '../session/derived';
import { theme } from './ui/theme';
import { visuallyHidden } from './ui/visually-hidden';
import { AccountButton } from './account-button';
import { Button } from './ui/button';
import { HistoryDialog } from './history/history-dialog';
import { headingId } from './ui/keep-focus';
import { PublishButton } from './publish/publish-button';
import { ReviewDialog } from './publish/review-dialog';
import { saveLabel } from './publish/save-label';
import { useEditor, useSession } from './session-context';
import { Status } from './live-regions';
import { UndoButtons } from './undo-buttons';

/** The editor's columns, which narrow windows show one at a time. */
const views = { files: 'Content', form: 'Form', page: 'Page' } as const;

export type View = keyof typeof views;

type Props = {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Skips the list and goes to the form. */
  readonly onSkip: () => void;
  readonly onSave: () => void;
};

/** The status, and the actions on the whole content. */
export function HeaderBar({ view, onView, onSkip, onSave }: Props) {
  const session = useSession();
  const { account, history, preview, publish } = session.tools.store;
  const [isReviewing, setReviewing] = useState(false);
  const [isPast, setPast] = useState(false);
  const isChanged = useEditor(isAnyUnsaved);
  const isBlocked = useEditor(({ publication }) => publication?.obstacle !== undefined);
  const isLast = publish?.send === undefined || isBlocked;
  const isSaving = useEditor((state) => state.isSaving);
  // saved with the keyboard shortcut
  if (isReviewing && !isChanged) setReviewing(false);
  return (
    <Bar>
      <Skip
        href={`#${headingId}`}
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        Skip to the form
      </Skip>
      <h1>{session.tools.editor.title}</h1>
      <Status isChanged={isChanged} />
      <Views role="group" aria-label="Show">
        {Object.entries(views)
          .filter(([name]) => name !== 'page' || preview !== undefined)
          .map(([name, label]) => (
            <Button
              key={name}
              data-view={name}
              aria-pressed={view === name}
              onClick={() => onView(name as View)}
            >
              {label}
            </Button>
          ))}
      </Views>
      <Actions>
        <UndoButtons />
        {history && <Button onClick={() => setPast(true)}>History</Button>}
        <Button aria-disabled={!isChanged} onClick={() => setReviewing(isChanged)}>
          What changes
        </Button>
        <Button
          data-main={isLast || undefined}
          aria-disabled={isSaving || !isChanged}
          onClick={() => {
            if (isChanged) onSave();
          }}
        >
          {saveLabel(session.tools.store)}
        </Button>
        {publish?.send && <PublishButton />}
        {account && <AccountButton account={account} />}
      </Actions>
      {history && isPast && (
        <HistoryDialog history={history} onClose={() => setPast(false)} onSave={onSave} />
      )}
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} onSave={onSave} />}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  align-items: center;
  padding: ${theme.space.s} ${theme.space.l};
  border-bottom: 1px solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};

  h1 {
    font-size: ${theme.size.body};
  }

  /* on a tablet, everything else fits in one row */
  @media (width < 76rem) {
    h1 {
      position: absolute;
      ${visuallyHidden}
    }
  }

  @media (max-width: 30rem) {
    padding: ${theme.space.xs} ${theme.space.s};
  }
`;

/** The first tab stop: the list has more than twenty (WCAG 2.4.1). */
const Skip = styled.a`
  padding: ${theme.space.s} ${theme.space.m};
  color: ${theme.color.text};
  font-weight: 600;

  &:not(:focus) {
    position: absolute;
    ${visuallyHidden}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* full-width rows */
  @media (max-width: 30rem) {
    flex: 1 0 100%;

    > button {
      flex: auto;
    }
  }
`;

const Views = styled(Actions)`
  /* all three columns are visible */
  @media (min-width: 76rem) {
    display: none;
  }

  @media (min-width: 48rem) {
    [data-view='files'] {
      display: none;
    }
  }
`;
