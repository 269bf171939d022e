import { Component, type ReactNode, Suspense } from 'react';
import { resetFailedCode } from '../../lib/browser/retryable-lazy.tsx';

export interface LazyPartProps {
  /** Made with `retryableLazy`, so that failed code can load again. */
  readonly children: ReactNode;
  readonly placeholder?: ReactNode;
  /** Shown after a failure, with a way to try again. */
  readonly renderFailure?: (error: unknown, again: () => void) => ReactNode;
  /** Called when requested content cannot be shown; omit it for optional content. */
  readonly onMissing?: (error: unknown) => void;
}

/**
 * Part of a screen with its own code. If that fails to load, the rest of the screen stays, and it loads again once the
 * network is back.
 */
export class LazyPart extends Component<LazyPartProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidMount(): void {
    window.addEventListener('online', this.retry);
  }

  override componentDidUpdate(before: LazyPartProps): void {
    // Opened again after a failure.
    if (!before.children && this.props.children) this.retry();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown): void {
    resetFailedCode();
    console.error('A part of the screen is missing:', error);
    this.props.onMissing?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, placeholder, renderFailure } = this.props;
    return error === null ? <Suspense fallback={placeholder}>{children}</Suspense> : renderFailure?.(error, this.retry);
  }

  private readonly retry = (): void => {
    if (this.state.error !== null) this.setState({ error: null });
  };
}
