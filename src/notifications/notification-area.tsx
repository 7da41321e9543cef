import { useState } from 'react';
import { Announcer } from './announcer';
import { expectNotification, useLoadedNotifications } from './load-notifications';
import { useAnnouncer } from './use-announcer';
import { useDocumentKey } from './use-document-key';

type NotificationAreaProps = {
  /** Accessible name of the area; names its key, F8. */
  readonly label: string;
  /** Accessible name of a notification's close button. */
  readonly closeLabel: string;
};

/**
 * Where `notify` shows its notifications. Mounted once, as the last of every page and outside of
 * what moves with page transitions; present, empty, in the server's HTML. What draws notifications
 * takes its place when it has come.
 */
export function NotificationArea({ label, closeLabel }: NotificationAreaProps) {
  const chunk = useLoadedNotifications();
  const [spoken, announce] = useAnnouncer();
  const [sought, setSought] = useState(false);

  useDocumentKey((event) => {
    if (event.code !== 'F8') return;
    setSought(true);
    expectNotification();
  }, !chunk);

  return (
    <>
      <Announcer text={spoken} />
      {chunk ? (
        <chunk.NotificationRegion {...{ label, closeLabel, announce, sought }} />
      ) : (
        <section aria-label={label} tabIndex={-1}>
          {/* Safari takes a list without markers for no list unless the role says so. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ol role="list" tabIndex={-1} />
        </section>
      )}
    </>
  );
}
