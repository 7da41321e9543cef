import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../site/look';
import { shownProblems } from '../store/derived';
import { problemKey } from '../store/state';
import { placeTitle } from './notice';
import { useEditor, useSession } from './session-context';

/**
 * Tells assistive technology of a mistake that has appeared where the focus is not, at a field that was
 * left (WCAG 4.1.3). Those of a save that was refused are in the summary, which has the focus.
 */
export function NewMistake() {
  const session = useSession();
  const problems = useEditor(shownProblems);
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef(problems);
  useEffect(() => {
    const { touched, values } = session.state;
    const known = new Set(before.current.map(problemKey));
    const errors = problems.filter(({ severity }) => severity === 'error');
    const files = touched.flatMap(({ file, field }) => (field === '' ? [file] : []));
    const fresh = errors.find((each) => !known.has(problemKey(each)) && !files.includes(each.file));
    before.current = problems;
    if (!place.current) return;
    if (fresh) place.current.textContent = `${placeTitle(fresh, values)}: ${fresh.message}`;
    // the same mistake may be made again
    else if (errors.length === 0) place.current.textContent = '';
  }, [problems, session]);
  return <Words aria-live="polite" ref={place} />;
}

const Words = styled.p`
  position: absolute;
  ${visuallyHidden}
`;
