import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useReloadForCode } from '../lib/browser/missing-code.ts';
import { resetFailedCode } from '../lib/browser/retryable-lazy.tsx';
import { Button } from '../ui/button/button.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { OUTAGE_TITLE, outageText, REFRESH_LABEL, refreshOnceReachable } from './outage-text.ts';

/** Offline, or a screen's code failed to load: the service is at fault, not the screen. */
function isOutage(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return error instanceof TypeError && /fetch|import|load/i.test(error.message);
}

export function CrashScreen(): ReactNode {
  const error = useRouteError();
  const reloading = useReloadForCode(error);
  useEffect(() => {
    resetFailedCode();
    console.error('Screen failed:', error);
  }, [error]);
  if (reloading) return null;
  return isOutage(error) ? (
    <Outage />
  ) : (
    <Message title="Something went wrong" text="Refreshing the page usually fixes it. Nothing you paid for is lost." />
  );
}

function Outage(): ReactNode {
  useEffect(refreshOnceReachable, []);
  return <Message title={OUTAGE_TITLE} text={outageText()} />;
}

const Message = ({ title, text }: { title: string; text: string }): ReactNode => (
  <main style={{ display: 'grid', minHeight: '100dvh' }}>
    <RingMessage ring="empty" role="alert" title={title}>
      <p>{text}</p>
      <div className="ways">
        <Button onClick={() => window.location.reload()}>{REFRESH_LABEL}</Button>
      </div>
    </RingMessage>
  </main>
);
