import { Component, type ReactNode } from 'react';
import { forgetFailed } from '../../lib/browser/lazy-again.tsx';
import { reloadForCode, useReloadForCode } from '../../lib/browser/missing-code.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './wizard.module.css';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
}

/** Keeps what breaks in one step to that step: the others, and the way to them, stay. */
export class StepBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError = (error: unknown): State => ({ error });

  override componentDidCatch(error: unknown): void {
    forgetFailed();
    console.error('A step failed:', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failed error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  // After a deploy this page names files that are gone, and one reload brings those that are there.
  if (useReloadForCode(error)) return null;
  const retry = (): void => void reloadForCode(error).then((reloads) => reloads || onRetry());
  return (
    <div className={`stack start gap-4 ${styles.failed}`} role="alert">
      <h2>This step didn’t load</h2>
      <p>The rest of your result is here. Check your connection and try again.</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
