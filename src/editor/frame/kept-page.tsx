import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown: another one is tried, even if the one before had failed. */
  readonly shown: unknown;
  readonly children: ReactNode;
};

type State = { readonly shown: unknown; readonly hasFailed: boolean };

/** Shows the page that was last shown without an error while a mistake in the content is one to its components. */
export class KeptPage extends Component<Props, State> {
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
