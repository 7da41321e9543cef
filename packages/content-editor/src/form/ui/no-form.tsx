import { type ReactNode, Component } from 'react';
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

/** If a component of the form throws, says so: React would leave an empty page. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <NoForm>
        Something in the form has failed. What you have typed is kept. Reload this page.
      </NoForm>
    );
  }
}
