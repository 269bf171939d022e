import { DrapedCloth } from '@trueseason/print/drawings';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Divider } from '../drape/divider.tsx';
import draping from '../drape/draping.module.css';
import { PLATE } from '../drape/frame.ts';
import { loadImage } from '../lib/browser/picture.ts';
import { FIRST_PICTURE, PAINTING_ROW, PAINTINGS, type Painting } from '../lib/paintings/paintings.ts';
import { PaintingCaption } from '../ui/painting-caption/painting-caption.tsx';
import styles from './painted-faces.module.css';

/** Windows that show the first face larger than the picture within the page. */
const WIDE = '(min-width: 56rem)';

/** A painted face's own two cloths under its chin; a row of others replaces it. */
export function PaintedFaces(): ReactNode {
  const [chosen, setChosen] = useState(PAINTINGS[0]);
  const [shown, setShown] = useState(chosen);
  const lastChosen = useRef(chosen);
  const name = useId();
  const [own, other] = shown?.cloths ?? [];
  if (!shown || !own || !other) return null;
  /** A cloth fits only one face, so both change once the picture has loaded. */
  const choose = (painting: Painting): void => {
    setChosen(painting);
    lastChosen.current = painting;
    const show = (next: Painting): void => {
      if (lastChosen.current !== painting) return;
      setChosen(next);
      setShown(next);
    };
    loadImage(painting.picture).then(
      () => show(painting),
      () => show(shown),
    );
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        <Divider left={own} right={other} tags={[own.name, other.name]}>
          <div className="framed" style={{ aspectRatio: PLATE.ratio, colorScheme: 'only light' }}>
            <picture key={shown.picture}>
              {shown === PAINTINGS[0] && <source media={WIDE} srcSet={shown.picture} />}
              <img
                className="over cover"
                src={shown === PAINTINGS[0] ? FIRST_PICTURE : shown.picture}
                alt={`${titleOf(shown)}, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
                fetchPriority="high"
              />
            </picture>
            {Object.entries({ own, other }).map(([side, { hex }]) => (
              <div key={side} className={`over ${draping[side]}`}>
                <DrapedCloth hex={hex} edge={shown.edge} id={`${name}${side}`} />
              </div>
            ))}
          </div>
        </Divider>
      </div>
      <fieldset className={styles.row}>
        <legend className="visually-hidden">Another face in its own cloths</legend>
        {PAINTINGS.map((painting, i) => (
          <label key={painting.picture} className={styles.face} title={titleOf(painting)}>
            <img
              src={PAINTING_ROW}
              alt=""
              fetchPriority="low"
              style={{ translate: `0 ${(-100 * i) / PAINTINGS.length}%` }}
            />
            <input
              className="covering"
              type="radio"
              name={name}
              aria-label={titleOf(painting)}
              checked={painting === chosen}
              onChange={() => choose(painting)}
            />
          </label>
        ))}
      </fieldset>
      <figcaption className={`text-xs soft ${styles.caption}`} aria-live="polite">
        <PaintingCaption painting={shown} />
      </figcaption>
    </figure>
  );
}

const titleOf = ({ painter, title }: Painting): string => `${title}, painted by ${painter}`;
