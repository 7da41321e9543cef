import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { draftsOf, type State } from '../store/state';
import { headingId } from './keep-focus';
import { Button } from './parts';
import { useEditor, useSession } from './session-context';

const selectState = (state: State) => state;

/** The parts of the editor; where there is no room for all of them, one at a time is shown. */
export const views = { files: 'Content', form: 'Form', page: 'Page' } as const;

export type View = keyof typeof views;

type Props = {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Past the list, to the form. */
  readonly onSkip: () => void;
  readonly onReview: () => void;
  readonly onSave: () => void;
};

/** What happened last, and what can be done with all of it. */
export function HeaderBar({ view, onView, onSkip, onReview, onSave }: Props) {
  const session = useSession();
  const state = useEditor(selectState);
  const { status, isSaving, undoable, redoable } = state;
  const isChanged = state.deletions.length > 0 || draftsOf(state).size > 0;
  // two steps in the same words are told twice only where the text differs
  const told = undoable % 2 === 1 ? `${status}\u00a0` : status;
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
      <h1>Edit the website</h1>
      <Status role="status">
        {status === '' ? (isChanged ? 'Not saved yet' : 'Everything is saved') : told}
      </Status>
      <Views role="group" aria-label="Show">
        {Object.entries(views).map(([name, label]) => (
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
        <Button aria-disabled={undoable === 0} onClick={() => session.undo()}>
          Undo
        </Button>
        <Button aria-disabled={redoable === 0} onClick={() => session.redo()}>
          Redo
        </Button>
        <Button aria-disabled={!isChanged} onClick={() => isChanged && onReview()}>
          What changes
        </Button>
        <Button
          data-main
          aria-disabled={isSaving || !isChanged}
          onClick={() => {
            if (isChanged && !isSaving) onSave();
          }}
        >
          Save
        </Button>
      </Actions>
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

  @media (max-width: 30rem) {
    padding: ${theme.space.xs} ${theme.space.s};

    h1 {
      position: absolute;
      ${visuallyHidden}
    }
  }
`;

/** The first stop of the keyboard: the list has more than twenty (WCAG 2.4.1). */
const Skip = styled.a`
  padding: ${theme.space.s} ${theme.space.m};
  color: ${theme.color.text};
  font-weight: 600;

  &:not(:focus) {
    position: absolute;
    ${visuallyHidden}
  }
`;

const Status = styled.p`
  flex: 1 1 12rem;
  margin: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  line-height: 1.3;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* in rows of their own, from edge to edge */
  @media (max-width: 30rem) {
    flex: 1 0 100%;

    > button {
      flex: auto;
    }
  }
`;

const Views = styled(Actions)`
  /* all three stand side by side */
  @media (min-width: 76rem) {
    display: none;
  }

  @media (min-width: 48rem) {
    [data-view='files'] {
      display: none;
    }
  }
`;
