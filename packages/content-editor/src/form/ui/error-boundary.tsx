import { Component, type ReactNode } from 'react';
import { NoForm } from './no-form';

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
