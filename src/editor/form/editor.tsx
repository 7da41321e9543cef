import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Collection } from '../../content-model/collections';
import { collectionOf } from '../../content-model/collections';
import { theme } from '../../theme/theme';
import { refresh, save } from '../store/save';
import type { State } from '../store/state';
import { EntryDialog } from './entry-dialog';
import { EntryForm } from './entry-form';
import { FileList } from './file-list';
import { HeaderBar, type View } from './header-bar';
import { headingId, useKeptFocus } from './keep-focus';
import { Preview } from './preview';
import { summaryId } from './problem-summary';
import { ReviewDialog } from './review-dialog';
import { useEditor, useSession } from './session-context';

/** How often it is asked whether somebody else has changed the content, in milliseconds. */
const interval = 2000;

const selectFile = ({ file }: State) => file;

type Asked = 'review' | 'duplicate' | Collection | undefined;

/** The editor: what there is at the left, its form in the middle, the real page at the right. */
export function Editor() {
  const session = useSession();
  const file = useEditor(selectFile);
  const [view, setView] = useState<View>('form');
  const [asked, setAsked] = useState<Asked>();
  const { preview } = session.store;
  const saveNow = useCallback(async () => {
    setAsked(undefined);
    if (await save(session)) return;
    setView('form');
    requestAnimationFrame(() => document.getElementById(summaryId)?.focus());
  }, [session]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && !session.state.isSaving) {
        refresh(session).catch((error: unknown) => {
          if (error instanceof Error) session.update({ status: error.message });
        });
      }
    }, interval);
    const hear = (event: StorageEvent) => session.hear(event);
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (key === 's') void saveNow();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else if (key === 'z') session.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('storage', hear);
    window.addEventListener('keydown', press);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', hear);
      window.removeEventListener('keydown', press);
    };
  }, [session, saveNow]);
  useKeptFocus();
  const showForm = () => {
    // drawn at once: a moment later the focus may be wanted elsewhere
    flushSync(() => setView('form'));
    document.getElementById(headingId)?.focus();
  };
  const collection =
    asked === 'duplicate' ? collectionOf(file) : asked === 'review' ? undefined : asked;
  return (
    <Frame data-view={view} data-alone={preview === undefined || undefined}>
      <HeaderBar
        view={view}
        onView={setView}
        onSkip={showForm}
        onReview={() => setAsked('review')}
        onSave={() => void saveNow()}
      />
      <Main>
        <Column data-part="files">
          <FileList onAdd={setAsked} onOpen={showForm} />
        </Column>
        <Column data-part="form">
          <EntryForm onDuplicate={() => setAsked('duplicate')} />
        </Column>
        {preview !== undefined && (
          <Column data-part="page" as="section" aria-label="Preview">
            <Preview origin={preview} />
          </Column>
        )}
      </Main>
      {asked === 'review' && (
        <ReviewDialog onClose={() => setAsked(undefined)} onSave={() => void saveNow()} />
      )}
      {collection && (
        <EntryDialog
          collection={collection}
          model={asked === 'duplicate' ? session.state.values[file] : undefined}
          onClose={() => setAsked(undefined)}
          onAdd={() => setView('form')}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;

  > header {
    grid-column: 1 / -1;
  }

  @media (max-width: 47.99rem) {
    &[data-view='files'] [data-part]:not([data-part='files']),
    &[data-view='form'] [data-part]:not([data-part='form']),
    &[data-view='page'] [data-part]:not([data-part='page']) {
      display: none;
    }
  }

  @media (min-width: 48rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
  }

  @media (min-width: 48rem) and (max-width: 75.99rem) {
    &:not([data-view='page']) [data-part='page'],
    &[data-view='page'] [data-part='form'] {
      display: none;
    }
  }

  @media (min-width: 76rem) {
    &:not([data-alone]) {
      grid-template-columns: 15rem minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
`;

/** All three columns: which of them are seen depends on the room there is. */
const Main = styled.main`
  display: contents;
`;

const Column = styled.div`
  overflow: auto;
  padding: ${theme.space.l};

  &[data-part='files'] {
    border-inline-end: 1px solid ${theme.color.borderSubtle};
  }

  &[data-part='page'] {
    padding: 0;
    border-inline-start: 1px solid ${theme.color.borderSubtle};
  }
`;
