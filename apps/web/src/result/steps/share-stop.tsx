import { type ReactNode, useId, useState } from 'react';
import { stopSharing } from '../../drape/share/share.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Live } from '../../ui/live/live.tsx';
import styles from './share.module.css';

export interface StopSharingProps {
  readonly orderId: string;
  /** Null while nothing is shared: then there is nothing to stop. */
  readonly link: string | null;
  readonly onStopped: () => void;
}

/** Ends the link after a question in its own place, and says that it did. */
export function StopSharing({ orderId, link, onStopped }: StopSharingProps): ReactNode {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [ended, setEnded] = useState<string | null>(null);
  const question = useId();
  const place = useTakeFocus<HTMLDivElement>(phase);

  const stop = async (): Promise<void> => {
    setPhase('busy');
    try {
      await stopSharing(orderId);
      setEnded(link);
      onStopped();
    } catch (error) {
      showRefusal('Sharing could not be stopped', error);
    }
    setPhase('idle');
  };

  // A link other than the ended one was made since.
  const live = link !== null && link !== ended;
  if (!live && ended === null) return null;
  if (live && phase !== 'idle') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no fieldset of a form
      <div ref={place} role="group" aria-labelledby={question} tabIndex={-1} className={styles.stop}>
        <p id={question}>
          Stop sharing? Anyone with the link will see nothing there anymore. A new link will be a different one.
        </p>
        <div className={`stack gap-3 ${styles.actions}`}>
          <Button onClick={stop} busy={phase === 'busy'}>
            Yes, stop sharing
          </Button>
          <Button look="text" onClick={() => setPhase('idle')} disabled={phase === 'busy'}>
            Keep sharing
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={live ? undefined : styles.stop}>
      {live ? (
        <Button look="text" onClick={() => setPhase('asking')}>
          Stop sharing
        </Button>
      ) : (
        <Live>
          Sharing has ended: the link no longer shows anything. “Copy Link” makes a new one, which is different.
        </Live>
      )}
    </div>
  );
}
