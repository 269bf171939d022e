import { type ReactNode, useRef, useState } from 'react';
import { CARD_SIZE, CardPreview, useCard } from '../../drape/share/card.tsx';
import { renderCard } from '../../drape/share/render-card.ts';
import { copyShareLink, shareOrSave, stopSharing, useShareLink } from '../../drape/share/share.ts';
import { useCopied } from '../../lib/browser/copy.ts';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmAction } from '../../ui/confirm-action/confirm-action.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Head, type ResultContext } from '../layout/page.tsx';
import styles from './share.module.css';

export interface ShareActions {
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
  readonly onStory: () => void;
}

export function Share({ result, orderId, onShare, onDownload, onStory }: ResultContext & ShareActions): ReactNode {
  const [copied, copy] = useCopied(copyShareLink);
  const { data: link, refetch } = useShareLink(orderId);
  const card = useCard(orderId, result, 'pair', true);
  const cardContainer = useRef<HTMLDivElement>(null);
  const { season } = result;
  const saveCard = async (): Promise<void> => {
    const cardDrawing = cardContainer.current?.querySelector<SVGSVGElement>('[data-card] > svg');
    if (!cardDrawing) return;
    const draw = () => renderCard(cardDrawing, CARD_SIZE.pair, card.face);
    await shareOrSave(draw, `${season}-before-and-after.png`, `I’m a ${season}.`);
  };
  return (
    <>
      <div className={styles.room}>
        <div className={`stack gap-6 ${styles.share}`}>
          <div className={`stack gap-6 ${styles.words}`}>
            <Head
              title="Share Results"
              lead="The picture is made on this device. The link shows your season, your second, and your signature colors, and nothing else about you. You can stop sharing at any time."
            />
            <div className={`stack gap-3 ${styles.actions}`}>
              {card.hasFace && (
                <ActionButton look="primary" action={saveCard} failureTitle="The picture could not be made">
                  Show a Friend
                </ActionButton>
              )}
              <Button look={card.hasFace ? 'quiet' : 'primary'} onClick={() => onShare().then(() => refetch())}>
                Share Results
              </Button>
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
          <div className={styles.story} ref={cardContainer}>
            {!card.isPending && (
              <CardPreview
                kind={card.hasFace ? 'pair' : 'story'}
                season={season}
                second={result.evidence.runnerUp}
                parts={card}
              />
            )}
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
  /** Null if nothing is shared. */
  readonly link: string | null;
  readonly onStopped: () => void;
}

/** Asks inline, ends the link, and confirms. */
function StopSharing({ orderId, link, onStopped }: StopSharingProps): ReactNode {
  const [endedLink, setEndedLink] = useState<string | null>(null);
  // Whether a new link was made since the last one ended.
  const isShared = link !== null && link !== endedLink;
  const endedMessage = useFocusAfterChange<HTMLDivElement>(isShared);
  const stop = async (): Promise<void> => {
    await stopSharing(orderId);
    setEndedLink(link);
    onStopped();
  };
  if (isShared) {
    return (
      <ConfirmAction
        label="Stop sharing"
        warning="Stop sharing? Anyone with the link will see nothing there anymore. A new link will be a different one."
        yes="Yes, stop sharing"
        no="Keep sharing"
        action={stop}
        failureTitle="Sharing could not be stopped"
      />
    );
  }
  return (
    endedLink !== null && (
      <div ref={endedMessage} tabIndex={-1}>
        Sharing has ended: the link no longer shows anything. “Copy Link” makes a new one, which is different.
      </div>
    )
  );
}
