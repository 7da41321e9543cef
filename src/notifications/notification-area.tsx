import { graphql } from 'gatsby';
import { useState } from 'react';
import { Announcer } from './announcer';
import { loadNotifications, useLoadedNotifications } from './load-notifications';
import { useDocumentKey } from './use-document-key';

/**
 * Where `notify` shows its notifications. Mounted once, as the last of every page and outside of
 * what moves with page transitions; present, empty, in the server's HTML. What draws notifications
 * takes its place when it has come.
 */
export function NotificationArea({ words }: { readonly words: Queries.NotificationWordsFragment }) {
  const chunk = useLoadedNotifications();
  const [spoken, say] = useState('');
  const [sought, setSought] = useState(false);

  useDocumentKey((event) => {
    if (event.code !== 'F8') return;
    loadNotifications().then(
      () => {
        setSought(true);
      },
      // where it can't be had, a later notification must not take the focus
      () => undefined,
    );
  }, !chunk);

  return (
    <>
      <Announcer text={spoken} />
      {chunk ? (
        <chunk.NotificationRegion {...{ words, say, sought }} />
      ) : (
        <section aria-label={words.notifications} tabIndex={-1} />
      )}
    </>
  );
}

export const query = graphql`
  fragment NotificationWords on SiteWords {
    notifications
    noNotifications
    closeNotification
  }
`;
