import type { AnalysisResult } from '@trueseason/contracts';
import { capital } from '@trueseason/seasons/capital';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import { otherCloths, ownCloths } from './cloths.ts';
import styles from './draping.module.css';
import { PLATE } from './frame.ts';
import { TwoCloths } from './two-cloths.tsx';
import { type Sitter, useSitter } from './use-sitter.ts';

const SIDES = ['own', 'other'] as const;

/** Two cloths under one chin, with a divider between them: an own one on the left, one to compare on the right. */
export function Draping({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const id = useId();
  const sitter = useSitter(orderId, result.evidence.photos);
  const [chosen, setChosen] = useState({ own: 0, other: 0 });
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
            tags={['Yours', 'To compare']}
            photo={sitter.photo}
            seen={result.evidence}
            alt={`Your photo ${sitter.photo?.position}, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
            onError={sitter.onBroken}
          />
        )}
        <figcaption className={styles.captions} aria-live="polite">
          {sitter.photo && <span className="visually-hidden">Photo {sitter.photo.position}</span>}
          {SIDES.map((side) => (
            <span key={side} className="stack text-sm balanced">
              <strong className="title">{worn[side].name}</strong>
              <span className="soft">{capital(cloths[side].each)}</span>
            </span>
          ))}
        </figcaption>
      </figure>
      <div className="stack gap-5">
        {SIDES.map((side) => (
          <fieldset key={side}>
            <legend className="legend text-sm soft">{cloths[side].title}</legend>
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
        {!sitter.isPending && <Note {...sitter} />}
      </div>
    </div>
  );
}

const Note = ({ photo, failed, turn }: Sitter): ReactNode => (
  <div className={`apart text-sm soft ${styles.note}`}>
    <p>{photo ? 'We only draw the cloth.' : failed ? 'Your photos didn’t load.' : 'Your photos have been deleted.'}</p>
    {turn && (
      <Button look="text" onClick={turn}>
        Another photo
      </Button>
    )}
  </div>
);
