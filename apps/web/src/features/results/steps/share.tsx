import type { AnalysisResult } from '@trueseason/contracts';
import { StoryCard } from '@trueseason/drawings';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useAfter } from '../../../lib/browser/use-after.ts';
import { copyShareLink, useRefreshShareLink, useShareLink } from '../../../lib/result/share.ts';
import { cardColors } from '../share/card-colors.ts';
import { OwnData } from './own-data.tsx';
import styles from './share.module.css';
import { StopSharing } from './share-stop.tsx';
import { StepHead, StepPage } from './step-parts.tsx';

const LINK_COPIED_MS = 2000;

export interface ShareStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
  readonly paid: boolean;
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
  readonly onStory: () => void;
}

export function ShareStep({ result, orderId, paid, onShare, onDownload, onStory }: ShareStepProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const link = useShareLink(orderId);
  const refresh = useRefreshShareLink(orderId);
  const share = async (): Promise<void> => {
    await onShare();
    await refresh();
  };
  const copy = async (): Promise<void> => {
    const done = await copyShareLink(orderId);
    void refresh();
    if (done) setCopied(true);
  };
  useAfter(copied, LINK_COPIED_MS, () => setCopied(false));
  return (
    <StepPage>
      <div className={styles.room}>
        <div className={styles.share}>
          <div className={styles.words}>
            <StepHead
              title="Share Results"
              lead="The link shows your season and its signature colors. It never shows your palette, your photos, your e-mail or your order, and you can stop sharing at any time."
            />
            <div className={styles.actions}>
              <Button onClick={share}>Share Results</Button>
              <Button look="quiet" onClick={copy}>
                {copied ? 'Link copied!' : 'Copy Link'}
              </Button>
              <StopSharing orderId={orderId} link={link} onStopped={refresh} />
            </div>
            <div className={styles.actions}>
              <Button look="quiet" onClick={onStory}>
                Make a story picture
              </Button>
              <Button look="quiet" onClick={onDownload}>
                Download PDF
              </Button>
            </div>
          </div>
          <div className={styles.story}>
            <StoryCard
              season={result.season}
              own={cardColors(result.overview)}
              displayFont="var(--font-display)"
              textFont="var(--font-text)"
            />
          </div>
        </div>
      </div>
      <OwnData orderId={orderId} paid={paid} />
    </StepPage>
  );
}
