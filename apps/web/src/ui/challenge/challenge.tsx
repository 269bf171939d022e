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
  const part = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // The pressed button waits for this check.
  useEffect(() => part.current?.focus(), []);
  return (
    <section className="stack start gap-3 well" ref={part} tabIndex={-1} aria-labelledby="challenge">
      <h2 id="challenge" className="text-lg">
        Please confirm you’re human
      </h2>
      <p>We’ve had many orders from your network in the past hour. After this, {next}.</p>
      {failed ? (
        <>
          <p role="alert">The check didn’t load. A content blocker may be stopping it.</p>
          <Button
            look="quiet"
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >
            Try again
          </Button>
        </>
      ) : (
        <Widget key={tries} onToken={onToken} onError={() => setFailed(true)} />
      )}
    </section>
  );
}

function Widget({ onToken, onError }: Pick<ChallengeProps, 'onToken'> & { readonly onError: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const events = useRef({ onToken, onError });
  events.current = { onToken, onError };
  useEffect(() => {
    if (!place.current) return;
    let isGone = false;
    const widget = placeWidget(place.current, {
      onToken: (token) => events.current.onToken(token),
      onError: () => events.current.onError(),
    });
    widget.catch((error: unknown) => {
      console.error('The challenge did not load:', error);
      if (!isGone) events.current.onError();
    });
    return () => {
      isGone = true;
      void widget.then((remove) => remove()).catch(() => undefined);
    };
  }, []);
  // As high as the provider's widget, so that nothing jumps when it appears.
  return <div ref={place} className="wide" style={{ minHeight: 65 }} />;
}
