import { type SeasonName, TOASTS } from '@trueseason/contracts';
import { StoryCard } from '@trueseason/drawings';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { saveBlob } from '../../lib/download.ts';
import { shareText } from '../../lib/share.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './share-dialog.module.css';
import { storyPicture } from './story-picture.ts';

export interface ShareDialogProps {
  readonly season: SeasonName;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A story picture to save or to hand to the device's share sheet. */
export function ShareDialog({ season, open, onClose }: ShareDialogProps): ReactNode {
  const preview = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);

  const saveAndShare = async (): Promise<void> => {
    const svg = preview.current?.querySelector('svg');
    if (!svg) return;
    setBusy(true);
    try {
      if (await handOver(await storyPicture(svg), `${season}-story.png`)) onClose();
    } catch (error) {
      console.error('Story failed:', error);
      showToast(TOASTS.shareFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Share Your Results!">
      <div className={styles.layout}>
        <div ref={preview} className={styles.preview}>
          <StoryCard season={season} displayFont="var(--font-display)" textFont="var(--font-text)" />
        </div>
        <div className={styles.side}>
          <p>A picture for your story. It carries your season and nothing else about you.</p>
          <Button wide onClick={saveAndShare} busy={busy}>
            Save & Share
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            Next
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Gives whether the picture went somewhere; a closed share sheet is no failure. */
async function handOver(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: shareText });
      showToast(TOASTS.resultsShared);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // Some browsers promise to share files and then refuse: saving always works.
    }
  }
  saveBlob(picture, name);
  return true;
}
