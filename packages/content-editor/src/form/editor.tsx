import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { writeEdits } from '../session/publish/send-edits';
import { canOnlyWriteFiles } from '../session/publish/unpublished';
import { isLeftToForm } from '../store/publishing';
import { media, theme } from './ui/theme';
import { closeDialog } from './ui/dialog';
import { EntryForm } from './entries/entry-form';
import { FileList } from './entries/file-list';
import { HeaderBar, type Column } from './header-bar';
import { headingId, useKeptFocus } from './ui/keep-focus';
import { conflictsId } from './conflicts';
import { mistakesId } from './notices';
import { Divider, pageWidth } from './preview/divider';
import { Preview } from './preview/preview';
import { focusNow, focusOn } from './go-to-field';
import { useSession } from './session-context';
import { useAddressBar } from './address-bar';
import { useWindow } from './use-window';

/** The editor: list of files, form, preview. */
export function Editor() {
  const session = useSession();
  const { preview } = session.store;
  const [view, setView] = useState<Column>('form');
  const writeNow = useCallback(() => {
    void writeEdits(session).then((outcome) => {
      if (!isLeftToForm(outcome)) return;
      closeDialog();
      setView('form');
      focusOn(session.state.conflicts.length > 0 ? conflictsId : mistakesId);
    });
  }, [session]);
  const onSaveKey = useCallback(() => {
    if (canOnlyWriteFiles(session.state, session.store)) writeNow();
    else session.announce('What you type is kept by itself.');
  }, [session, writeNow]);
  useWindow(onSaveKey);
  useKeptFocus();
  useAddressBar();
  const showForm = () => {
    flushSync(() => setView('form'));
    focusNow(headingId);
  };
  return (
    <Frame data-view={view} data-alone={preview === undefined || undefined}>
      <HeaderBar view={view} onView={setView} onSkip={showForm} onWrite={writeNow} />
      <Main>
        <Column data-part="files">
          <FileList onOpen={showForm} />
        </Column>
        <Column data-part="form">
          <EntryForm />
        </Column>
        {preview !== undefined && (
          <>
            <Divider />
            <Column data-part="page" as="section" aria-label="Preview">
              <Preview source={preview} onEdit={() => flushSync(() => setView('form'))} />
            </Column>
          </>
        )}
      </Main>
    </Frame>
  );
}

/** Of the list of files: a wide window has room for titles on one line. */
const listWidth = 'clamp(15rem, 14vw, 18rem)';

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;

  > header {
    grid-column: 1 / -1;
  }

  @media (width < 48rem) {
    &[data-view='files'] [data-part]:not([data-part='files']),
    &[data-view='form'] [data-part]:not([data-part='form']),
    &[data-view='page'] [data-part]:not([data-part='page']) {
      display: none;
    }
  }

  /* at high zoom there is no room for a sticky header; above a phone's keyboard there is */
  @media (width < 48rem) and (height < 20rem), (width <= 20rem) and (height < 30rem) {
    height: auto;

    [data-part] {
      contain: none;
      overflow: visible;
    }

    [data-part='page'] {
      height: 90dvh;
    }
  }

  @media (width >= 48rem) {
    grid-template-columns: ${listWidth} minmax(0, 1fr);
  }

  @media (48rem <= width < 76rem) {
    &:not([data-view='page']) [data-part='page'],
    &[data-view='page'] [data-part='form'] {
      display: none;
    }
  }

  @media (width >= 76rem) {
    &:not([data-alone]) {
      grid-template-columns: ${listWidth} minmax(22rem, 1fr) 0.5rem minmax(0, var(${pageWidth}));
    }
  }
`;

/** The landmark around the columns; it has no box. */
const Main = styled.main`
  display: contents;
`;

const Column = styled.div`
  /* typing triggers layout in this column only */
  contain: strict;
  overflow: auto;
  padding: ${theme.space.l};
  /* the line that is being typed is wholly in view */
  scroll-padding-bottom: ${theme.space.s};

  /* below the toolbar of its text, which stays at the top */
  &:has([contenteditable]:focus) {
    scroll-padding-top: 5.5rem;

    ${media.touch} {
      scroll-padding-top: 7rem;
    }
  }

  &[data-part='files'] {
    border-inline-end: 1px solid ${theme.color.borderSubtle};
  }

  &[data-part='page'] {
    display: flex;
    flex-direction: column;
    padding: 0;
  }
`;
