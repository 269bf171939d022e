import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { CardPreview, useCard } from '../../drape/share/card.tsx';
import { copyShareLink, useShareLink } from '../../drape/share/share.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './share.module.css';
import { StopSharing } from './share-stop.tsx';
import { StepHead, StepPage } from './step-parts.tsx';

const LINK_COPIED_MS = 2000;

export interface ShareStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
  readonly onStory: () => void;
}

export function ShareStep({ result, orderId, onShare, onDownload, onStory }: ShareStepProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const { data: link, refetch } = useShareLink(orderId);
  const card = useCard(orderId, result, 'story', true);
  const share = async (): Promise<void> => {
    await onShare();
    await refetch();
  };
  const copy = async (): Promise<void> => {
    const done = await copyShareLink(orderId);
    void refetch();
    if (done) setCopied(true);
  };
  useAfter(copied, LINK_COPIED_MS, () => setCopied(false));
  return (
    <StepPage>
      <div className={styles.room}>
        <div className={`stack gap-6 ${styles.share}`}>
          <div className={`stack gap-6 ${styles.words}`}>
            <StepHead
              title="Share Results"
              lead="The link shows your season and its signature colors, and nothing else about you. You can stop sharing at any time."
            />
            <div className={`stack gap-3 ${styles.actions}`}>
              <Button onClick={share}>Share Results</Button>
              <Button look="quiet" onClick={copy}>
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
    </StepPage>
  );
}
