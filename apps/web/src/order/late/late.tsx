import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailed } from '../../lib/browser/lazy-again.tsx';

export interface LateProps {
  /** Made with `lazyAgain`, so that failed code can load again. */
  readonly children: ReactNode;
  readonly coming?: ReactNode;
  /** Shown after a failure, with a way to try again. */
  readonly failed?: (error: unknown, again: () => void) => ReactNode;
  /** Called when requested content cannot be shown; omit it for optional content. */
  readonly onMissing?: (error: unknown) => void;
}

/**
 * Part of a screen with its own code. If that fails to load, the rest of the screen stays, and it loads again once the
 * network is back.
 */
export class Late extends Component<LateProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

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
    const { error } = this.state;
    const { children, coming, failed } = this.props;
    return error === null ? <Suspense fallback={coming}>{children}</Suspense> : failed?.(error, this.again);
  }

  private readonly again = (): void => {
    if (this.state.error !== null) this.setState({ error: null });
  };
}
