import type { ReactNode } from 'react';
import { Icon } from './icon';
import { ReloadButton, StatusBox } from './status-box';

/** Says in the place of the form why there is none, with a button that reloads the page. */
export function NoForm({ children }: { readonly children: ReactNode }) {
  return (
    <StatusBox data-failure as="main">
      <Icon name="warning" />
      <p role="alert">{children}</p>
      <ReloadButton />
    </StatusBox>
  );
}
