import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown. Whenever it changes, rendering is tried again, even if it failed before. */
  readonly shown: unknown;
  readonly children: ReactNode;
};

type State = { readonly shown: unknown; readonly hasFailed: boolean };

/**
 * Shows the last page that rendered without an error, as long as a mistake in the content makes its
 * components throw.
 */
export class LastGoodPage extends Component<Props, State> {
  override state: State = { shown: undefined, hasFailed: false };
  #good: ReactNode;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State {
    return shown === state.shown ? state : { shown, hasFailed: false };
  }

  override componentDidMount() {
    this.#remember();
  }

  override componentDidUpdate() {
    this.#remember();
  }

  override render() {
    return this.state.hasFailed ? this.#good : this.props.children;
  }

  #remember() {
    if (!this.state.hasFailed) this.#good = this.props.children;
  }
}
