import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { useLate } from './use-page-pending';

/**
 * A thread drawn along the foot of the bar while the page that was chosen keeps the visitor waiting.
 * The words are said by Gatsby's announcer, which will name that page.
 */
export function WaitingLine({ words }: { readonly words: string }) {
  const late = useLate();

  useEffect(() => {
    const announcer = document.getElementById('gatsby-announcer');
    if (!late || !announcer) return undefined;
    announcer.textContent = words;
    return () => {
      announcer.textContent = '';
    };
  }, [late, words]);

  return late && <Thread data-waiting aria-hidden />;
}

const draw = keyframes`from { transform: translateX(-100%); }`;

const Thread = styled.span`
  position: absolute;
  inset: auto 0 -1px;
  border-bottom: 3px dashed ${theme.color.action};

  /* where the bar scrolls away */
  @media (max-height: 25rem) {
    position: fixed;
    inset: 0 0 auto;
    background: ${theme.color.surface};
  }

  ${media.motionOk} {
    transform: translateX(-6%);
    animation: ${draw} 6s ${theme.ease};
  }
`;
