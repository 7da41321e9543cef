import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { resolveValue } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { AreaContext, type Area } from './area-context';
import { NothingToShow } from './nothing-to-show';
import { useNotifications } from './store';
import { useAnnouncer } from './use-announcer';
import { useAreaFocus } from './use-area-focus';
import { useDocumentKey } from './use-document-key';

type NotificationRegionProps = Pick<Area, 'words'> & {
  /** Sets the text of the live region. */
  readonly say: (text: string) => void;
  /** Whether F8 was pressed before this was there. */
  readonly sought: boolean;
};

const still = { preventScroll: true };

/** The area with its notification, once there is code to draw one. F8 moves the focus into it. */
export function NotificationRegion({ words, say, sought }: NotificationRegionProps) {
  const notifications = useNotifications();
  const announce = useAnnouncer(say);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { focused, handlers, release: releaseFocus } = useAreaFocus(section);
  const focusList = useCallback(() => list.current?.focus(still), []);

  /** The list with what is to stay in it; a list that is about to go would take the focus along. */
  const seek = () => {
    const { current } = notifications.some(({ visible }) => visible) ? list : section;
    current?.focus(still);
  };
  useDocumentKey((event) => {
    if (event.code === 'F8') seek();
  });
  const onSought = useEffectEvent(seek);
  useEffect(() => {
    if (sought) onSought();
  }, [sought]);

  const area = useMemo(
    () => ({ words, focused, announce, releaseFocus, focusList }),
    [words, focused, announce, releaseFocus, focusList],
  );

  return (
    <AreaContext value={area}>
      <Section ref={section} aria-label={words.notifications} tabIndex={-1} {...handlers}>
        {notifications.length > 0 ? (
          // Safari takes a list without markers for no list unless the role says so.
          // eslint-disable-next-line jsx-a11y/no-redundant-roles
          <ol ref={list} role="list" tabIndex={-1}>
            {notifications.map((notification) => resolveValue(notification.message, notification))}
          </ol>
        ) : focused ? (
          <NothingToShow />
        ) : null}
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
