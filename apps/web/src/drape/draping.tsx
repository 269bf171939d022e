import type { AnalysisResult } from '@trueseason/contracts';
import { besideSkin } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useId, useState } from 'react';
import { useTakeFocus } from '../lib/browser/use-take-focus.ts';
import { Button } from '../ui/button/button.tsx';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import { otherCloths, ownCloths } from './cloths.ts';
import styles from './draping.module.css';
import { PLATE } from './frame.ts';
import { TwoCloths } from './two-cloths.tsx';
import { useSitter } from './use-sitter.ts';

const SIDES = ['own', 'other'] as const;

/** Two cloths under one chin, with a divider between them: an own one on the left, one to compare on the right. */
export function Draping({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const id = useId();
  const sitter = useSitter(orderId, result.evidence.photos);
  const [chosen, setChosen] = useState({ own: 0, other: 0 });
  const [comparesMore, compareMore] = useState(false);
  const added = useTakeFocus<HTMLFieldSetElement>(comparesMore);
  const cloths = { own: ownCloths(result), other: otherCloths(result) };
  const [own, other] = SIDES.map((side) => cloths[side].colors[chosen[side]]);
  if (!own || !other) return null;
  const worn = { own, other };

  return (
    <div className={`stack gap-5 ${styles.room}`}>
      <figure className="stack gap-3">
        {sitter.isPending ? (
          <div className="framed" style={{ aspectRatio: PLATE.ratio }} />
        ) : (
          <TwoCloths
            {...worn}
            tags={[own.name, other.name]}
            photo={sitter.photo}
            seen={result.evidence}
            alt={`Your photo ${sitter.photo?.position}, with both cloths under the chin`}
            onError={sitter.onBroken}
          />
        )}
        <figcaption className="text-sm soft" aria-live="polite">
          {sitter.photo && <span className="visually-hidden">Photo {sitter.photo.position}. </span>}
          <span>
            {own.name} is yours, {other.name} {cloths.other.each}
          </span>
          <span className="visually-hidden">. {besideSkin([own, other], result.evidence)}</span>
        </figcaption>
      </figure>
      <div className="stack gap-5">
        {SIDES.filter((side) => side === 'own' || comparesMore).map((side) => (
          <fieldset key={side} ref={side === 'other' ? added : null} tabIndex={-1}>
            <legend className="visually-hidden">{cloths[side].title}</legend>
            <div className={styles.cloths}>
              {cloths[side].colors.map(({ hex, name }, i) => (
                <ColorRadio
                  key={`${hex}${name}`}
                  hex={hex}
                  label={name}
                  name={`${id}${side}`}
                  checked={i === chosen[side]}
                  onChange={() => setChosen((now) => ({ ...now, [side]: i }))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={`apart text-sm soft ${styles.note}`}>
          {!sitter.isPending && !sitter.photo && (
            <p>{sitter.failed ? 'Your photos didn’t load.' : 'Your photos have been deleted.'}</p>
          )}
          {!comparesMore && (
            <Button look="text" onClick={() => compareMore(true)}>
              Compare others
            </Button>
          )}
          {sitter.turn && (
            <Button look="text" onClick={sitter.turn}>
              Another photo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
