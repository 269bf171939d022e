import { type AnalysisResult, TOASTS } from '@trueseason/contracts';
import { StoryCard } from '@trueseason/drawings';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { call } from '../../../lib/api.ts';
import { copyShareLink } from '../../../lib/share.ts';
import { showToast } from '../../../lib/toasts.ts';
import styles from './share.module.css';
import { Section, StepHead, StepPage } from './step-parts.tsx';

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
      <Section
        title="Your photos"
        lead="We keep them for 30 days, so that you can write to us about a result. You can end that now."
      >
        <DeletePhotos orderId={orderId} />
      </Section>
    </StepPage>
  );
}

function DeletePhotos({ orderId }: { orderId: string }): ReactNode {
  const [state, setState] = useState<'kept' | 'asking' | 'busy' | 'deleted'>('kept');
  const remove = async (): Promise<void> => {
    setState('busy');
    try {
      await call('deletePhotos', { params: { orderId } });
      setState('deleted');
    } catch {
      setState('kept');
      showToast(TOASTS.unexpected);
    }
  };
  if (state === 'deleted') return <p role="status">Your photos are deleted. Your result stays.</p>;
  return (
    <div className={styles.actions}>
      {state === 'kept' ? (
        <Button look="quiet" onClick={() => setState('asking')}>
          Delete my photos now
        </Button>
      ) : (
        <>
          <Button onClick={remove} busy={state === 'busy'}>
            Yes, delete them for good
          </Button>
          <Button look="text" onClick={() => setState('kept')}>
            Keep them
          </Button>
        </>
      )}
    </div>
  );
}
