import { type ReactNode, useId, useState } from 'react';
import { CardPreview, useCard } from '../../drape/share/card.tsx';
import { copyShareLink, stopSharing, useShareLink } from '../../drape/share/share.ts';
import { useCopied } from '../../lib/browser/copy.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showRefusal } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Live } from '../../ui/live/live.tsx';
import { type About, Head } from '../layout/page.tsx';
import styles from './share.module.css';

export interface ShareActions {
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
  readonly onStory: () => void;
}

export function Share({ result, orderId, onShare, onDownload, onStory }: About & ShareActions): ReactNode {
  const [copied, copy] = useCopied(copyShareLink);
  const { data: link, refetch } = useShareLink(orderId);
  const card = useCard(orderId, result, 'story', true);
  return (
    <>
      <div className={styles.room}>
        <div className={`stack gap-6 ${styles.share}`}>
          <div className={`stack gap-6 ${styles.words}`}>
            <Head
              title="Share Results"
              lead="The link shows your season and its signature colors, and nothing else about you. You can stop sharing at any time."
            />
            <div className={`stack gap-3 ${styles.actions}`}>
              <Button onClick={() => onShare().then(() => refetch())}>Share Results</Button>
              <Button look="quiet" onClick={() => copy(orderId).then(() => refetch())}>
                {copied ? 'Link copied!' : 'Copy Link'}
              </Button>
              <StopSharing orderId={orderId} link={link?.url ?? null} onStopped={refetch} />
            </div>
            <div className={`stack gap-3 ${styles.actions}`}>
              <Button look="quiet" onClick={onStory}>
                Make a story picture
              </Button>
              <Button look="quiet" onClick={onDownload}>
                Download PDF
              </Button>
            </div>
          </div>
          <div className={styles.story}>
            {!card.isPending && <CardPreview kind="story" season={result.season} parts={card} />}
          </div>
        </div>
      </div>
      <p>
        Your payment, photos and data, and your free yearly re-measure, are in <Link to={paths.myData}>My data</Link>.
      </p>
    </>
  );
}

interface StopSharingProps {
  readonly orderId: string;
  /** Null while nothing is shared. */
  readonly link: string | null;
  readonly onStopped: () => void;
}

/** Asks in place, ends the link, and confirms. */
function StopSharing({ orderId, link, onStopped }: StopSharingProps): ReactNode {
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

  // Whether a new link was made since the last one ended.
  const live = link !== null && link !== ended;
  if (!live && ended === null) return null;
  if (live && phase !== 'idle') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no fieldset of a form
      <div ref={place} role="group" aria-labelledby={question} tabIndex={-1} className={`stack gap-3 ${styles.stop}`}>
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
    <div ref={place} tabIndex={-1} className={live ? undefined : `stack ${styles.stop}`}>
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
