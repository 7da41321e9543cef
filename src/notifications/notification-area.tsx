import { useCallback, useMemo, useRef } from 'react';
import { resolveValue } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Announcer } from './announcer';
import { AreaContext } from './area-context';
import { useNotifications } from './store';
import { useAnnouncer } from './use-announcer';
import { useAreaFocus } from './use-area-focus';
import { useDocumentKey } from './use-document-key';

type NotificationAreaProps = {
  /** Accessible name of the area; names its key, F8. */
  readonly label: string;
  /** Accessible name of a notification's close button. */
  readonly closeLabel: string;
};

/**
 * Where `notify` shows its notifications. Mounted once, as the last of every page and outside of
 * what moves with page transitions; present, empty, in the server's HTML. F8 moves the focus to it.
 */
export function NotificationArea({ label, closeLabel }: NotificationAreaProps) {
  const notifications = useNotifications();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [spoken, announce] = useAnnouncer();
  const { focused, handlers, release: releaseFocus } = useAreaFocus(section);
  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);

  useDocumentKey((event) => {
    if (event.code === 'F8') focusList();
  });

  const area = useMemo(
    () => ({ closeLabel, focused, announce, releaseFocus, focusList }),
    [closeLabel, focused, announce, releaseFocus, focusList],
  );

  return (
    <AreaContext value={area}>
      <Announcer text={spoken} />
      <Section ref={section} aria-label={label} tabIndex={-1} {...handlers}>
        {/* Safari takes a list without markers for no list unless the role says so. */}
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol ref={list} role="list" tabIndex={-1}>
          {notifications.map((notification) => resolveValue(notification.message, notification))}
        </ol>
      </Section>
    </AreaContext>
  );
}

// 420 px, not rem: the limit is the contract's and does not grow with the root size.
const Section = styled.section`
  position: fixed;
  z-index: ${theme.layer.notification};
  top: calc(${theme.layout.barHeight} + ${theme.space.m} + env(safe-area-inset-top, 0px));
  right: max(${theme.layout.gutter}, env(safe-area-inset-right, 0px));
  left: max(${theme.layout.gutter}, env(safe-area-inset-left, 0px));
  pointer-events: none;

  ${media.desktop} {
    left: auto;
    width: 420px;
  }

  ${media.print} {
    display: none;
  }
`;
