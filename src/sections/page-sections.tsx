import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { inOrder } from '../components/in-order';
import { SectionRenderer } from './generated/section-renderer';
import { isLow } from './hero/is-low';
import { pageColumns } from './page-columns';
import type { SectionPlace } from './section-place';

/** What a page's query gets of its sections. */
export type Sections = readonly Queries.PageSectionFragment[];

type PageSectionsProps = {
  readonly sections: Sections;
  /** Where the page is; of a page that is prepared its address is not known yet. */
  readonly place?: Pick<SectionPlace, 'path' | 'location'>;
  /**
   * Whether a frame may show the first view alone, as after a tap on a link: the rest is rendered
   * after it.
   */
  readonly firstViewFirst?: boolean;
};

/** The sections of a page in order. */
export function PageSections({ sections, place, firstViewFirst = false }: PageSectionsProps) {
  const [first] = sections;
  const firstCount = first?.__typename === 'HeroSection' && isLow(first) ? 2 : 1;
  // with two sections there is no second step: the ridge of the hero has the color of what follows it, and
  // would change when that arrives
  const isInTwoSteps = firstViewFirst && sections.length > 2;
  const isWhole = useWhole(isInTwoSteps);
  const shown = isWhole ? sections : sections.slice(0, firstCount);
  return (
    <Columns data-in-steps={isInTwoSteps || undefined}>
      {inOrder(shown, (section, index) => (
        <SectionRenderer section={section} place={{ ...place, aboveTheFold: index < 2 }} />
      ))}
      {!isWhole && <div data-rest="" />}
    </Columns>
  );
}

/**
 * Whether all sections are to be rendered. A slow phone takes a third of a second for them, and the
 * visitor who has tapped a link sees the first alone. So the others come after the frame that shows
 * it, in slices between which the browser can handle input; at once if the page is printed.
 */
function useWhole(isInTwoSteps: boolean): boolean {
  const [isWhole, setWhole] = useState(!isInTwoSteps);
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      startTransition(() => setWhole(true));
    };
    const showAtOnce = () => {
      flushSync(() => setWhole(true));
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show);
    });
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isWhole]);
  return isWhole;
}

const appearing = keyframes`from { opacity: 0; }`;

const Columns = styled.div`
  ${pageColumns}

  /*
   * stands for the sections that follow: without it, the footer would be in the first view, and jump out of
   * it
   */
  > [data-rest] {
    min-height: 100vh;
  }

  /* what comes after the first frame; page-transition.tsx lets what is there at once enter */
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-in-steps] > :not(:first-child) {
      animation: ${appearing} 0.3s;
    }
  }
`;
