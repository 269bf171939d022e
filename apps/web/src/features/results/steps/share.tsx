import type { AnalysisResult } from '@trueseason/contracts';
import { StoryCard } from '@trueseason/drawings';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { copyShareLink } from '../../../lib/share.ts';
import { OwnData } from './own-data.tsx';
import styles from './share.module.css';
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
  const copy = async (): Promise<void> => {
    if (!(await copyShareLink(orderId))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), LINK_COPIED_MS);
  };
  return (
    <StepPage>
      <div className={styles.share}>
        <div className={styles.words}>
          <StepHead
            title="Share Results"
            lead="The link shows your season and palette. It never shows your photos, your e-mail or your order."
          />
          <div className={styles.actions}>
            <Button onClick={onShare}>Share Results</Button>
            <Button look="quiet" onClick={copy}>
              {copied ? 'Link copied!' : 'Copy Link'}
            </Button>
            <Button look="quiet" onClick={onStory}>
              Make a story picture
            </Button>
            <Button look="quiet" onClick={onDownload}>
              Download PDF
            </Button>
          </div>
        </div>
        <div className={styles.story}>
          <StoryCard season={result.season} displayFont="var(--font-display)" textFont="var(--font-text)" />
        </div>
      </div>
      <OwnData orderId={orderId} />
    </StepPage>
  );
}
