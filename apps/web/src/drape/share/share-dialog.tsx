import { type AnalysisResult, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCanceled } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CARD_KINDS, CARD_SIZE, type CardKind } from './card-kind.ts';
import { cardPicture } from './card-picture.ts';
import { CardPreview } from './card-preview.tsx';
import { handOver } from './hand-over.ts';
import { shareLink, shareText } from './share.ts';
import styles from './share-dialog.module.css';
import { useCard } from './use-card.ts';

export interface ShareDialogProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether it was asked for on the last step, after which there is no next one. */
  readonly isLast?: boolean;
}

/** On wide windows, with a story in it. */
const TALLEST = 'min(35.75rem, 66vh + 7.25rem)';

/** What goes out with a card. */
const sayCard = (withFace: boolean): string =>
  `Made on this device. It carries ${withFace ? 'your photo, ' : ''}your season, five colors and a link to them that you can end at any time.`;

/** A picture to save or to hand to the device's share sheet, made on this device. */
export function ShareDialog({ orderId, result, open, onClose, isLast = false }: ShareDialogProps): ReactNode {
  const preview = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [kind, setKind] = useState<CardKind>('story');
  const [link, setLink] = useState<string>();
  const { season } = result;
  const [isFaceOff, setFaceOff] = useState(false);
  const parts = useCard(orderId, result, kind, !isFaceOff);
  const withFace = parts.hasFace && !isFaceOff;

  const make = async (): Promise<readonly [Blob, string]> => {
    const drawn = preview.current?.querySelector<SVGSVGElement>('[data-card] > svg');
    if (!drawn) throw new Error('There is nothing to share.');
    return [await cardPicture(drawn, CARD_SIZE[kind], parts.face?.underlay ?? null), `${season}-${kind}.png`];
  };
  const saveAndShare = async (): Promise<void> => {
    setBusy(true);
    try {
      const url = await shareLink(orderId);
      // The picture carries the link, too.
      flushSync(() => setLink(url.replace(/^https?:\/\//, '')));
      const [made, name] = await make();
      if (await handOver(made, name, `${shareText} ${url}`)) onClose();
    } catch (error) {
      if (isCanceled(error)) return;
      console.error('Story failed:', error);
      showToast(TOASTS.shareFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Share Your Results!" tallest={TALLEST}>
      <div className={styles.layout}>
        <div ref={preview} className={styles.preview}>
          <CardPreview kind={kind} season={season} parts={parts} link={link} />
        </div>
        <div className={styles.side}>
          <fieldset className={`text-sm ${styles.ask}`}>
            <legend className="visually-hidden">What to share</legend>
            <Choice name="card" options={CARD_KINDS} value={kind} onChange={setKind} />
          </fieldset>
          {(parts.hasFace || parts.isPending) && (
            <div className="boxes" data-kept={parts.hasFace ? undefined : true}>
              <label>
                <input type="checkbox" checked={withFace} onChange={({ target }) => setFaceOff(!target.checked)} />
                <span>Show my photo on the card</span>
              </label>
            </div>
          )}
          <p>
            {[false, true].map((one) => (
              <span key={String(one)} data-kept={one === withFace ? undefined : true}>
                {sayCard(one)}
              </span>
            ))}
          </p>
          <Button wide onClick={saveAndShare} busy={busy} disabled={withFace && !parts.face}>
            Save & Share
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
