import type { AnalysisResult } from '@trueseason/contracts';
import { besideSkin } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useId, useState } from 'react';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
import { Button } from '../ui/button/button.tsx';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import { comparedCloths, signatureCloths } from './cloths.ts';
import styles from './draping.module.css';
import { EarlyPhoto } from './early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from './early-photo/early-photo-element.ts';
import { PLATE } from './frame.ts';
import { TwoCloths } from './two-cloths.tsx';
import { useDrapedPhoto } from './use-draped-photo.ts';

const SIDES = ['own', 'other'] as const;

/** Two cloths under one chin, with a divider between them: an own one on the left, one to compare on the right. */
export function Draping({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const id = useId();
  const drapedPhoto = useDrapedPhoto(orderId, result.evidence.photos);
  const [selectedIndexes, setSelectedIndexes] = useState({ own: 0, other: 0 });
  const [isComparing, setComparing] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const comparedColors = useFocusAfterChange<HTMLFieldSetElement>(isComparing);
  const cloths = { own: signatureCloths(result), other: comparedCloths(result) };
  const ownCloth = cloths.own.colors[selectedIndexes.own];
  const other = cloths.other.colors[selectedIndexes.other];
  if (!ownCloth || !other) return null;
  const selectedCloths = { own: ownCloth, other };
  const compareOthers = (): void => {
    setComparing(true);
    setSelectedIndexes({ ...selectedIndexes, other: Math.min(1, cloths.other.colors.length - 1) });
  };

  return (
    <div className={`stack gap-3 ${styles.room}`}>
      <figure className="stack gap-3">
        {drapedPhoto.isPending ? (
          <div className="framed" style={{ aspectRatio: PLATE.ratio }}>
            <EarlyPhoto />
          </div>
        ) : (
          <TwoCloths
            {...selectedCloths}
            tags={[ownCloth.name, other.name]}
            photo={drapedPhoto.photo}
            evidence={result.evidence}
            alt={`Your photo ${drapedPhoto.photo?.position}, with both cloths under the chin`}
            onReady={() => {
              setIsReady(true);
              forgetEarlyPhoto();
            }}
            onError={drapedPhoto.onBroken}
          >
            {!isReady && <EarlyPhoto />}
          </TwoCloths>
        )}
        <figcaption className="text-sm soft" aria-live="polite">
          {drapedPhoto.photo && <span className="visually-hidden">Photo {drapedPhoto.photo.position}. </span>}
          <span>
            {ownCloth.name} is {ownCloth.description}, {other.name} {other.description}
          </span>
          <span className="visually-hidden">. {besideSkin([ownCloth, other], result.evidence)}</span>
        </figcaption>
      </figure>
      <div className={`stack gap-3 ${styles.choices}`}>
        {SIDES.filter((side) => side === 'own' || isComparing).map((side) => (
          <fieldset key={side} ref={side === 'other' ? comparedColors : null} tabIndex={-1}>
            <legend className="visually-hidden">{cloths[side].title}</legend>
            <div className={styles.cloths}>
              {cloths[side].colors.map(({ hex, name }, i) => (
                <ColorRadio
                  key={`${hex}${name}`}
                  hex={hex}
                  label={name}
                  name={`${id}${side}`}
                  checked={i === selectedIndexes[side]}
                  onChange={() => setSelectedIndexes((previous) => ({ ...previous, [side]: i }))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={`apart text-sm soft ${styles.note}`}>
          {!drapedPhoto.isPending && !drapedPhoto.photo && (
            <p>{drapedPhoto.hasFailed ? 'Your photos didn’t load.' : 'Your photos have been deleted.'}</p>
          )}
          {!isComparing && (
            <Button look="text" onClick={compareOthers}>
              Compare others
            </Button>
          )}
          {drapedPhoto.showNext && (
            <Button look="text" onClick={drapedPhoto.showNext}>
              Another photo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
