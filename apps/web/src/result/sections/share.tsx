import { type ReactNode, useRef, useState } from 'react';
import { CARD_SIZE, CardPreview, useCard } from '../../drape/share/card.tsx';
import { renderCard } from '../../drape/share/render-card.ts';
import { copyShareLink, shareOrSave, stopSharing, useShareLink } from '../../drape/share/share.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { ConfirmAction } from '../../ui/confirm-action/confirm-action.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Head, type ResultContext } from '../layout/page.tsx';
import styles from './share.module.css';

export interface ShareActions {
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
  readonly onStory: () => void;
}

/** The card to show a friend leads; link and report are below it. */
export function Share({ result, orderId, onShare, onDownload }: ResultContext & ShareActions): ReactNode {
  const { data: link, refetch } = useShareLink(orderId);
  const card = useCard(orderId, result, 'pair', true);
  const cardContainer = useRef<HTMLDivElement>(null);
  const { season } = result;
  const isReady = !card.isPending && !card.isPhotoLoading;
  const saveCard = async (): Promise<void> => {
    const cardDrawing = cardContainer.current?.querySelector<SVGSVGElement>('[data-card] > svg');
    if (!cardDrawing) return;
    const draw = () => renderCard(cardDrawing, CARD_SIZE.pair, card.face);
    await shareOrSave(draw, `${season}-before-and-after.png`, `I’m a ${season}.`);
  };
  return (
    <div className={styles.share}>
      <Head title="Share Results" />
      <div className={styles.card} ref={cardContainer}>
        {isReady && <CardPreview kind="pair" season={season} second={result.evidence.runnerUp} parts={card} />}
      </div>
      <div className="stack gap-3">
        <ActionButton look="primary" action={saveCard} failureTitle="The picture could not be made" disabled={!isReady}>
          Show a Friend
        </ActionButton>
        <div className={styles.others}>
          <Button look="quiet" onClick={() => onShare().then(() => refetch())}>
            Share Results
          </Button>
          <CopyButton
            look="quiet"
            label="Copy Link"
            copiedLabel="Link copied!"
            text={orderId}
            write={(id) => copyShareLink(id).finally(() => void refetch())}
          />
          <Button look="quiet" onClick={onDownload}>
            Download PDF
          </Button>
        </div>
        <StopSharing orderId={orderId} link={link?.url ?? null} onStopped={refetch} />
        <p className="text-sm soft">
          The link shows your season, your second and your signature colors, nothing else. You can stop sharing at any
          time.
        </p>
      </div>
    </div>
  );
}

/** What the last step offers beyond sharing the result. */
export const MoreActions = ({ onStory }: Pick<ShareActions, 'onStory'>): ReactNode => (
  <div className="stack start gap-3">
    <Button look="quiet" onClick={onStory}>
      Make a story picture
    </Button>
    <p>
      Your payment, photos and data are in <Link to={paths.myData}>My data</Link>.
    </p>
  </div>
);

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
      <div>Sharing has ended: the link no longer shows anything. “Copy Link” makes a new one, which is different.</div>
    )
  );
}
