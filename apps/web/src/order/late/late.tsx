import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailed } from '../../lib/browser/lazy-again.tsx';

export interface LateProps {
  /** Made with `lazyAgain`, so that their code is asked for once more after a failure. */
  readonly children: ReactNode;
  /** Called when requested content cannot be shown; omit it for optional content. */
  readonly onMissing?: (error: unknown) => void;
}
interface State {
  readonly missing: boolean;
}

/**
 * What a screen is whole without, in code of its own: nothing is drawn before it is there or where it breaks, the
 * screen around it and what was done on it stay, and the network's return brings it.
 */
export class Late extends Component<LateProps, State> {
  override state: State = { missing: false };

  static getDerivedStateFromError = (): State => ({ missing: true });

  override componentDidMount(): void {
    window.addEventListener('online', this.again);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.again);
  }

  override componentDidCatch(error: unknown): void {
    forgetFailed();
    console.error('A part of the screen is missing:', error);
    this.props.onMissing?.(error);
  }

  override render(): ReactNode {
    return this.state.missing ? null : <Suspense>{this.props.children}</Suspense>;
  }

  private readonly again = (): void => {
    if (this.state.missing) this.setState({ missing: false });
  };
}
