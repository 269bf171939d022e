import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { isCanceled } from '../../lib/api/api.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CARD_KINDS, CARD_SIZE, type CardKind, CardPreview, useCard } from './card.tsx';
import { renderCard } from './render-card.ts';
import { createShareLink, shareOrSave, shareText } from './share.ts';
import styles from './share-dialog.module.css';

/** Height of the dialog with a story, in wide windows. */
const MAX_HEIGHT = 'min(35.75rem, 66vh + 7.25rem)';

/** A picture to save or share, created on this device. */
export function ShareDialog({
  orderId,
  result,
  open,
  onClose,
  isLast,
}: {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opened from the last step. */
  readonly isLast: boolean;
}): ReactNode {
  const { season } = result;
  const preview = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [kind, setKind] = useState<CardKind>('story');
  const [isPhotoHidden, setPhotoHidden] = useState(false);
  const parts = useCard(orderId, result, kind, !isPhotoHidden);
  const mayShowFace = parts.hasFace || parts.isPending;
  const showsFace = parts.hasFace && !isPhotoHidden;

  const saveAndShare = async (): Promise<void> => {
    setBusy(true);
    try {
      const url = await createShareLink(orderId);
      const cardDrawing = preview.current?.querySelector<SVGSVGElement>('[data-card] > svg');
      if (!cardDrawing) throw new Error('There is nothing to share.');
      const draw = () => renderCard(cardDrawing, CARD_SIZE[kind], parts.face);
      if (await shareOrSave(draw, `${season}-${kind}.png`, `${shareText} ${url}`)) onClose();
    } catch (error) {
      if (isCanceled(error)) return;
      console.error('Story failed:', error);
      showToast(TOASTS.shareFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Share Your Results!" maxHeight={MAX_HEIGHT}>
      <div className={`stack gap-4 ${styles.layout}`}>
        {/* Its words are below. */}
        <div ref={preview} className={styles.preview} aria-hidden="true">
          <CardPreview kind={kind} season={season} second={result.evidence.runnerUp} parts={parts} />
        </div>
        <div className={`stack gap-3 ${styles.side}`}>
          <fieldset className={`text-sm ${styles.ask}`}>
            <legend className="visually-hidden">What to share</legend>
            <Choice name="card" options={CARD_KINDS} value={kind} onChange={setKind} />
          </fieldset>
          {mayShowFace && (
            <div className="boxes" data-kept={parts.hasFace ? undefined : true}>
              <label>
                <input type="checkbox" checked={showsFace} onChange={({ target }) => setPhotoHidden(!target.checked)} />
                <span>Show my photo on the card</span>
              </label>
            </div>
          )}
          <p className="text-sm soft">
            Made on this device. It shows your season, your second and five colors
            {mayShowFace && ', and your photo if you like'}. A link that you can end anytime goes with it.
          </p>
          <Button wide onClick={saveAndShare} busy={busy} disabled={showsFace && !parts.face}>
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
