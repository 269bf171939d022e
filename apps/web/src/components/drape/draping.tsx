import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useId, useState } from 'react';
import { usePhotoLinks } from '../../lib/photo-links.ts';
import { Choice } from '../choice/choice.tsx';
import { bestFirst } from './best-first.ts';
import { type ClothChoice, ClothRows } from './cloth-rows.tsx';
import { type ClothRow, otherCloths, ownCloths } from './cloths.ts';
import { DrapedPhoto } from './draped-photo.tsx';
import styles from './draping.module.css';
import { DrawnSitter } from './drawn-sitter.tsx';

const SIDES = [
  ['own', 'Yours'],
  ['other', 'To compare'],
] as const;
type Side = (typeof SIDES)[number][0];

const FIRST: ClothChoice = { row: 0, cloth: 0 };

/** Two cloths under the same chin: one of the person's own, and one to see the difference by. */
export function Draping({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const id = useId();
  const { data: photos, isPending, isError } = usePhotoLinks(orderId);
  const [side, setSide] = useState<Side>('own');
  const [chosen, setChosen] = useState<Record<Side, ClothChoice>>({ own: FIRST, other: FIRST });
  const [turn, setTurn] = useState(0);
  const [ratios, setRatios] = useState<Record<string, number>>({});
  const [broken, setBroken] = useState(false);
  const rows: Record<Side, readonly ClothRow[]> = { own: ownCloths(result), other: otherCloths(result) };
  const usable = broken ? [] : bestFirst(photos ?? [], result.evidence.photos);
  const photo = usable[turn % Math.max(1, usable.length)];
  if (rows.own.length === 0 || rows.other.length === 0) return null;

  const picture = (hex: string, name: string): ReactNode => {
    if (isPending) return <div className={styles.waiting} />;
    if (!photo)
      return <DrawnSitter features={result.evidence.features} hex={hex} alt={`A drawn face, cloth in ${name}`} />;
    return (
      <DrapedPhoto
        photo={photo}
        ratio={ratios[photo.url] ?? null}
        hex={hex}
        alt={`Your photo ${photo.position}, with a cloth in ${name} under the chin`}
        onLoad={(ratio) => setRatios((known) => ({ ...known, [photo.url]: ratio }))}
        onError={() => setBroken(true)}
      />
    );
  };

  return (
    <div className={styles.room} data-side={side}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">Cloth on the picture</legend>
        <Choice name={`${id}side`} options={SIDES} value={side} onChange={setSide} />
      </fieldset>
      {SIDES.map(([value, title]) => {
        const row = rows[value][chosen[value].row];
        const cloth = row?.cloths[chosen[value].cloth];
        if (!row || !cloth) return null;
        return (
          <div key={value} className={styles.side} data-of={value}>
            <figure className={styles.figure}>
              {picture(cloth.hex, cloth.name)}
              <figcaption className={styles.caption} aria-live="polite">
                <strong>{cloth.name}</strong> <span className="figures">{cloth.hex}</span>
                <span className={styles.what}>{row.each}</span>
              </figcaption>
            </figure>
            <ClothRows
              legend={value === 'own' ? 'Your cloths' : 'Cloths to compare with'}
              rows={rows[value]}
              chosen={chosen[value]}
              onChoose={(choice) => setChosen((now) => ({ ...now, [value]: choice }))}
              id={`${id}${title}`}
            />
          </div>
        );
      })}
      {!isPending && (
        <div className={styles.note}>
          <p>{noteOf(photo !== undefined, isError || broken)}</p>
          {usable.length > 1 && (
            <button type="button" onClick={() => setTurn((now) => now + 1)}>
              Another photo
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function noteOf(hasPhoto: boolean, failed: boolean): string {
  if (hasPhoto) return 'Your photo as you took it. Only the cloth is drawn, and none of it lies on your face.';
  const drawn = 'This face is drawn, in the skin, hair, eye and lip colors that we measured on you.';
  return `${failed ? 'Your photos could not be loaded just now.' : 'Your photos have been deleted.'} ${drawn}`;
}
