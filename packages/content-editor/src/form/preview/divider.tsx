import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import { lastingText, storeLastingText } from '../window-storage';

/** The custom property with the width of the page. */
export const pageWidth = '--page-width';

const key = 'page width';

/** Percents of the window. */
const [least, usual, most] = [25, 45, 65];

/** How far keys move it. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: 2,
  ArrowRight: -2,
  Home: most,
  End: -most,
};

/** The line between form and page. Dragging, or arrow keys, change their widths in this browser. */
export function Divider() {
  const [width, setWidth] = useState(() => Number(lastingText(key)) || usual);
  useEffect(() => {
    document.documentElement.style.setProperty(pageWidth, `${width}%`);
  }, [width]);
  const change = (to: number) => {
    const next = Math.min(most, Math.max(least, Math.round(to)));
    setWidth(next);
    storeLastingText(key, String(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(width + by);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId))
      change(((window.innerWidth - clientX) / window.innerWidth) * 100);
  };
  return (
    <Line
      role="separator"
      aria-label="Width of the page"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

const Line = styled.div`
  border-inline: 1px solid ${theme.color.borderSubtle};
  cursor: col-resize;
  touch-action: none;

  &:hover {
    background: ${theme.color.borderSubtle};
  }

  /* the page would take what the pointer does in front of it */
  &:active + * {
    pointer-events: none;
  }

  /* the page is not beside the form */
  @media (width < 76rem) {
    display: none;
  }
`;
