import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { messageOf } from 'content-check/messages/messages';
import { problemKey } from 'content-check/problem';
import { shownProblems } from '../session/problems/shown-problems';
import { whereabouts } from '../session/publish/unpublished';
import { placesAfter } from '../writing/identity';
import { titleOfPlace } from '../session/titles/titles';
import { visuallyHidden } from '../look';
import { isAtHost } from '../store/store';
import { Icon } from './ui/icon';
import { ReloadButton, StatusBox } from './ui/status-box';
import { PublicPage } from './publish/public-page';
import { restWords, visitorsWords } from './publish/publication-words';
import { useSessionState, useSession } from './session-context';

/**
 * What happened last, or where the content is; announced by screen readers. A failure has an icon besides its
 * color (WCAG 1.4.1). On a published site, the link to the public page is beside it.
 */
export function Status({ isChanged }: { readonly isChanged: boolean }) {
  const { store } = useSession();
  const status = useSessionState((state) => state.status);
  const failure = useSessionState((state) => state.failure);
  const isCheckWorking = useSessionState((state) => state.isCheckWorking);
  const isSecond = useSessionState((state) => state.announcements % 2 === 0);
  const current = useSessionState(whereabouts);
  const visitors = useSessionState((state) => state.visitors);
  const rest = visitors ? visitorsWords(visitors) : restWords.atRest[current];
  const text = status || (isChanged ? restWords.edited[current] : rest);
  const more = isCheckWorking ? '' : ' (Mistakes are only found when you publish.)';
  // a repeated message is announced only if its text differs, so every second one ends in a space; several
  // text nodes would be announced twice
  return (
    <StatusBox data-failure={failure !== undefined || undefined}>
      {failure && <Icon name="warning" />}
      <p role="status">{text + more + (status !== '' && isSecond ? '\u00a0' : '')}</p>
      {failure === 'reload' && <ReloadButton />}
      {visitors?.site === 'latest' && !isChanged && isAtHost(store) && <PublicPage />}
    </StatusBox>
  );
}

/**
 * Announces an error that appears away from the focus, at a field that lost it (WCAG 4.1.3). Those that
 * keep changes from being sent are in the summary, which takes the focus.
 */
export function NewMistake() {
  const session = useSession();
  const problems = useSessionState(shownProblems);
  const region = useRef<HTMLParagraphElement>(null);
  const before = useRef({ problems, editedEntries: session.state.editedEntries });
  useEffect(() => {
    const { failure, editedEntries } = session.state;
    const { problems: old, editedEntries: then } = before.current;
    const known = new Set(placesAfter(old, then, editedEntries).map(problemKey));
    const errors = problems.filter(({ severity }) => severity === 'error');
    const fresh = failure ? undefined : errors.find((error) => !known.has(problemKey(error)));
    before.current = { problems, editedEntries };
    if (!region.current) return;
    if (fresh) {
      const words = messageOf(fresh, session.messages);
      region.current.textContent = `${titleOfPlace(session.state, fresh)}: ${words}`;
    }
    // the region is emptied, so that the same error can be announced again
    else if (errors.length === 0) region.current.textContent = '';
  }, [problems, session]);
  return <Hidden aria-live="polite" ref={region} />;
}

const Hidden = styled.p`
  position: absolute;
  ${visuallyHidden}
`;
