import { useEffect, useSyncExternalStore } from 'react';
import { isPagePending, subscribeToPagePending } from 'gatsby-plugin-navigation/page-pending';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/**
 * A dashed line along the foot of the header while a page takes long to load. Gatsby's route announcer
 * announces it, as it will announce the page.
 */
export function PendingLine({ label }: { readonly label: string }) {
  // whether it takes so long that the visitor should see it; never on the server
  const pending = useSyncExternalStore(subscribeToPagePending, isPagePending, () => false);

  useEffect(() => {
    const announcer = document.getElementById('gatsby-announcer');
    if (!pending || !announcer) return undefined;
    announcer.textContent = label;
    return () => {
      announcer.textContent = '';
    };
  }, [pending, label]);

  return pending && <Line data-waiting aria-hidden />;
}

const draw = keyframes`from { transform: translateX(-100%); }`;

const Line = styled.span`
  position: absolute;
  inset: auto 0 -1px;
  border-bottom: 3px dashed ${theme.color.action};

  /* if the header is not fixed */
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
