import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme, visuallyHidden } from '../site/look';
import { shownProblems } from '../store/derived';
import { problemKey } from '../store/state';
import { placesAfter } from '../writing/identity';
import { placeTitle } from './notice';
import { useEditor, useSession } from './session-context';

/** What happened last, or whether there is something to save; announced by screen readers. */
export function Status({ isChanged }: { readonly isChanged: boolean }) {
  const status = useEditor((state) => state.status);
  const isChecked = useEditor((state) => state.isChecked);
  const isOdd = useEditor((state) => state.undoable % 2 === 1);
  const words = status || (isChanged ? 'Not saved yet' : 'Everything is saved');
  const more = isChecked ? '' : ' (Mistakes are found only when you save.)';
  // two steps in the same words are told twice only where the text differs; in pieces it would be told twice
  return (
    <StatusText role="status">{words + more + (status !== '' && isOdd ? '\u00a0' : '')}</StatusText>
  );
}

/**
 * Tells assistive technology of a mistake that has appeared where the focus is not, at a field that was
 * left (WCAG 4.1.3). Those of a save that was refused are in the summary, which has the focus.
 */
export function NewMistake() {
  const session = useSession();
  const problems = useEditor(shownProblems);
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef({ problems, values: session.state.values });
  useEffect(() => {
    const { touched, values } = session.state;
    const { problems: old, values: then } = before.current;
    const known = new Set(placesAfter(old, then, values).map(problemKey));
    const errors = problems.filter(({ severity }) => severity === 'error');
    const files = touched.flatMap(({ file, field }) => (field === '' ? [file] : []));
    const fresh = errors.find((each) => !known.has(problemKey(each)) && !files.includes(each.file));
    before.current = { problems, values };
    if (!place.current) return;
    if (fresh) place.current.textContent = `${placeTitle(fresh, values)}: ${fresh.message}`;
    // the same mistake may be made again
    else if (errors.length === 0) place.current.textContent = '';
  }, [problems, session]);
  return <Hidden aria-live="polite" ref={place} />;
}

const StatusText = styled.p`
  flex: 1 1 12rem;
  color: ${theme.color.text};
  font-size: ${theme.size.small};
  line-height: 1.3;
`;

const Hidden = styled.p`
  position: absolute;
  ${visuallyHidden}
`;
