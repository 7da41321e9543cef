import { useEffect, useState } from 'react';
import { messageOf } from '../../store/failure';
import type { CommitHistory, HistoryEnd, Publication } from '../../store/history';
import { isSame, parseEntry } from '../../writing/json';

type Read = {
  readonly publications: readonly Publication[];
  readonly end: HistoryEnd | undefined;
  readonly isReading: boolean;
  /** Why it can't be read; empty if it can. */
  readonly failure: string;
};

/**
 * The history of a file, or of the whole content, part by part.
 * @param file must not change while the component is mounted
 */
export function useHistory(
  history: CommitHistory,
  file: string | undefined,
): Read & { readonly readMore: () => void } {
  /** What is asked for; another object each time, so that what has failed can be asked for again. */
  const [request, setRequest] = useState<{ readonly from?: HistoryEnd | undefined }>({});
  const [read, setRead] = useState<Read>({
    publications: [],
    end: undefined,
    isReading: true,
    failure: '',
  });
  useEffect(() => {
    let isCancelled = false;
    history.publications({ file, from: request.from }).then(
      ({ publications, end }) => {
        if (isCancelled) return;
        setRead((before) => ({
          publications: [...before.publications, ...publications.map(inWords).filter(isAny)],
          end,
          isReading: false,
          failure: '',
        }));
      },
      (error: unknown) => {
        if (!isCancelled)
          setRead((before) => ({ ...before, isReading: false, failure: messageOf(error) }));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [history, file, request]);
  const readMore = () => {
    setRead((before) => ({ ...before, isReading: true }));
    setRequest({ from: read.end });
  };
  return { ...read, readMore };
}

/** A publication without the files of which only the formatting has changed. */
const inWords = (past: Publication): Publication => ({
  ...past,
  files: past.files.filter(({ before, after }) => !isSame(parseEntry(before), parseEntry(after))),
});

const isAny = ({ files, pictures, isFirst }: Publication) =>
  isFirst || files.length > 0 || Object.keys(pictures).length > 0;
