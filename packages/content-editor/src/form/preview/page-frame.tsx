import { type Ref, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import { type PageView, widths } from './preview-view';

type Props = {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly address: string;
  readonly view: PageView;
  /** Whether something else is shown in front of it. */
  readonly isCovered: boolean;
};

/** The page in its width, scaled down where there is less room. */
export function PageFrame({ ref, address, view, isCovered }: Props) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const room = useSize(stage);
  // a wide window shows the desktop's page without a margin
  const width =
    view.width === 'desktop' ? Math.max(widths.desktop, room.width) : widths[view.width];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <Stage ref={setStage} inert={isCovered}>
      <Frame
        ref={ref}
        title="The page"
        src={address}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room.width - width) / 2),
          // browsers take the color scheme of a frame for the preference of its page
          colorScheme: view.scheme,
        }}
      />
    </Stage>
  );
}

/** The size of an element as it changes. */
function useSize(element: HTMLElement | null) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const Stage = styled.div`
  flex: 1;
  min-height: 0;
  /* nothing in the page may scroll it, as a hidden overflow could */
  overflow: clip;
  background: ${theme.color.borderSubtle};
`;

const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;
