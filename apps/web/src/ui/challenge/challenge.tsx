import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { placeWidget } from './widget.ts';

export interface ChallengeProps {
  /** What happens next, such as "we’ll send your photos". */
  readonly next: string;
  readonly onToken: (token: string) => void;
}

/** Checks for a human with the provider's widget, whose script loads on demand. */
export function Challenge({ next, onToken }: ChallengeProps): ReactNode {
  const sectionElement = useRef<HTMLElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // The pressed button waits for this check.
  useEffect(() => sectionElement.current?.focus(), []);
  return (
    <section className="stack start gap-3 well" ref={sectionElement} tabIndex={-1} aria-labelledby="challenge">
      <h2 id="challenge" className="text-lg">
        Please confirm you’re human
      </h2>
      <p>We’ve had many orders from your network in the past hour. After this, {next}.</p>
      {hasFailed ? (
        <>
          <p role="alert">The check didn’t load. A content blocker may be stopping it.</p>
          <Button
            look="quiet"
            onClick={() => {
              setHasFailed(false);
              setAttempts(attempts + 1);
            }}
          >
            Try again
          </Button>
        </>
      ) : (
        <ChallengeWidget key={attempts} onToken={onToken} onError={() => setHasFailed(true)} />
      )}
    </section>
  );
}

function ChallengeWidget({
  onToken,
  onError,
}: Pick<ChallengeProps, 'onToken'> & { readonly onError: () => void }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const events = useRef({ onToken, onError });
  events.current = { onToken, onError };
  useEffect(() => {
    if (!container.current) return;
    let isRemoved = false;
    const widget = placeWidget(container.current, {
      onToken: (token) => events.current.onToken(token),
      onError: () => events.current.onError(),
    });
    widget.catch((error: unknown) => {
      console.error('The challenge did not load:', error);
      if (!isRemoved) events.current.onError();
    });
    return () => {
      isRemoved = true;
      void widget.then((remove) => remove()).catch(() => undefined);
    };
  }, []);
  // As high as the provider's widget, so that nothing jumps when it appears.
  return <div ref={container} className="wide" style={{ minHeight: 65 }} />;
}
