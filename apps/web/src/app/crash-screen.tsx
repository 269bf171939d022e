import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/button/button.tsx';
import { RingMessage, Ways } from '../components/ring-message/ring-message.tsx';
import { forgetFailed } from '../lib/browser/lazy-again.tsx';
import { useReloadForCode } from '../lib/browser/missing-code.ts';
import { checkoutOrderId, currentOrderId } from '../lib/browser/session.ts';
import styles from './crash-screen.module.css';

/** Offline, or the code of a screen could not be fetched: the service, not the screen, is at fault. */
function isOutage(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return error instanceof TypeError && /fetch|import|load/i.test(error.message);
}

/** The number with which an order is found again, where this visit knows it. */
function orderKnown(): string {
  const id = currentOrderId() ?? checkoutOrderId();
  return id === null ? '' : ` Your order number is ${id}.`;
}

export function CrashScreen(): ReactNode {
  const error = useRouteError();
  const reloading = useReloadForCode(error);
  useEffect(() => {
    forgetFailed();
    console.error('Screen failed:', error);
  }, [error]);
  if (reloading) return null;
  return isOutage(error) ? (
    <Outage />
  ) : (
    <Message
      title="Something went wrong"
      text="This page stopped working. Refreshing usually brings it back; nothing that you paid for is lost."
    />
  );
}

/** Goes on by itself: where somebody has just paid, nobody should have to guess that a press is wanted. */
function Outage(): ReactNode {
  useEffect(() => {
    const refresh = (): void => window.location.reload();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, []);
  return (
    <Message
      title="Service Temporarily Unavailable"
      text={`We could not reach TrueSeason. This page goes on once your connection is back. An order that is under way goes on without it, and nothing that you paid for has to be paid again.${orderKnown()}`}
    />
  );
}

const Message = ({ title, text }: { title: string; text: string }): ReactNode => (
  <main className={styles.page}>
    <RingMessage ring="empty" role="alert" title={title}>
      <p>{text}</p>
      <Ways>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </Ways>
    </RingMessage>
  </main>
);
