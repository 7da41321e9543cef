import { useCallback, useEffect, useMemo, useRef } from 'react';
import { resolveValue } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { AreaContext, type Area } from './area-context';
import { useNotifications } from './store';
import { useAreaFocus } from './use-area-focus';
import { useDocumentKey } from './use-document-key';

type NotificationRegionProps = Pick<Area, 'announce' | 'closeLabel'> & {
  readonly label: string;
  /** Whether F8 was pressed before this was there. */
  readonly sought: boolean;
};

/** The area with its notification, once there is code to draw one. F8 moves the focus to its list. */
export function NotificationRegion(props: NotificationRegionProps) {
  const { label, closeLabel, announce, sought } = props;
  const notifications = useNotifications();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { focused, handlers, release: releaseFocus } = useAreaFocus(section);
  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);

  useDocumentKey((event) => {
    if (event.code === 'F8') focusList();
  });

  useEffect(() => {
    if (sought) focusList();
  }, [sought, focusList]);

  const area = useMemo(
    () => ({ closeLabel, focused, announce, releaseFocus, focusList }),
    [closeLabel, focused, announce, releaseFocus, focusList],
  );

  return (
    <AreaContext value={area}>
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
