import type { AnalysisResult, Evidence } from '@trueseason/contracts';
import { standInDrawnWith } from '@trueseason/seasons/drawn-with';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { type ClothChoice, ClothRows } from './cloth-rows.tsx';
import { type ClothRow, otherCloths, ownCloths } from './cloths.ts';
import { Divider } from './divider.tsx';
import { DrapedPlate } from './draped-plate.tsx';
import styles from './draping.module.css';
import { SettlingCloth } from './settling-cloth.tsx';
import { type Sitter, useSitter } from './use-sitter.ts';

const SIDES = [
  ['own', 'Your cloths'],
  ['other', 'Cloths to compare with'],
] as const;
type Side = (typeof SIDES)[number][0];

const FIRST: ClothChoice = { row: 0, cloth: 0 };

/** Two cloths under one chin, with a divider between them: the person's own left, one to see the difference by right. */
export function Draping({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const id = useId();
  const sitter = useSitter(orderId, result.evidence.photos);
  const [chosen, setChosen] = useState<Record<Side, ClothChoice>>({ own: FIRST, other: FIRST });
  const rows: Record<Side, readonly ClothRow[]> = { own: ownCloths(result), other: otherCloths(result) };
  const pick = (side: Side) => {
    const row = rows[side][chosen[side].row];
    const cloth = row?.cloths[chosen[side].cloth];
    return row && cloth && { ...cloth, each: row.each };
  };
  const [own, other] = [pick('own'), pick('other')];
  if (!own || !other) return null;
  const who = sitter.photo ? `Your photo ${sitter.photo.position}` : 'A drawn face';

  return (
    <div className={styles.room}>
      <figure className={styles.figure}>
        {sitter.isPending ? (
          <div className={styles.waiting} />
        ) : (
          <Divider left={own} right={other}>
            <DrapedPlate
              photo={sitter.photo}
              seen={result.evidence}
              alt={`${who}, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
              onError={sitter.onBroken}
              cloths={(draw) => (
                <>
                  <div className={styles.left}>
                    <SettlingCloth hex={own.hex} draw={draw} />
                  </div>
                  <div className={styles.right}>
                    <SettlingCloth hex={other.hex} draw={draw} />
                  </div>
                </>
              )}
            />
          </Divider>
        )}
        <figcaption className={styles.captions} aria-live="polite">
          {[own, other].map(({ name, hex, each }) => (
            <span key={each} className={styles.caption}>
              <strong>{name}</strong> <span className="figures">{hex}</span>
              <span className={styles.what}>{each}</span>
            </span>
          ))}
        </figcaption>
      </figure>
      <div className={styles.choices}>
        {SIDES.map(([side, legend]) => (
          <ClothRows
            key={side}
            legend={legend}
            rows={rows[side]}
            chosen={chosen[side]}
            onChoose={(choice) => setChosen((now) => ({ ...now, [side]: choice }))}
            id={`${id}${side}`}
          />
        ))}
        {!sitter.isPending && <Note sitter={sitter} evidence={result.evidence} />}
      </div>
    </div>
  );
}

interface NoteProps {
  readonly sitter: Sitter;
  readonly evidence: Evidence;
}

const Note = ({ sitter: { photo, failed, turn }, evidence }: NoteProps): ReactNode => (
  <div className={styles.note}>
    <p>{photo ? OWN : `${failed ? FAILED : DELETED} ${standInDrawnWith(evidence)}`}</p>
    {turn && (
      <Button look="text" onClick={turn}>
        Another photo
      </Button>
    )}
  </div>
);

const OWN = 'Your photo as you took it. Only the cloth is drawn, and none of it lies on your face.';
const FAILED = 'Your photos could not be loaded just now.';
const DELETED = 'Your photos have been deleted.';
