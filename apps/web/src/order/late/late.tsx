import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailed } from '../../lib/browser/lazy-again.tsx';

export interface LateProps {
  /** Made with `lazyAgain`, so that their code is requested again after a failure. */
  readonly children: ReactNode;
  /** Called when requested content cannot be shown; omit it for optional content. */
  readonly onMissing?: (error: unknown) => void;
}

/**
 * An optional part of a screen with its own code. Shows nothing until the code has loaded, or if it fails; the rest of the
 * screen stays, and the part is tried again once the network is back.
 */
export class Late extends Component<LateProps, { readonly missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError = () => ({ missing: true });

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
