import { type Evidence, FEATURE_NAMES, FEATURES, IN_SHADE, nameOfFeature } from '@trueseason/contracts';
import { isWhiteShaded, shownIn, WITHOUT_REFLECTIONS } from '@trueseason/seasons/shown-in';
import type { ReactNode } from 'react';
import styles from './color-table.module.css';
import { type MeasuredPhoto, stripes } from './features.ts';
import { toldBeside } from './told-beside.ts';
import type { Choice } from './use-choice.ts';

/** The picture in words: every feature in every photo, named as it is told. Choosing a row shows it on the photos. */
export const ColorTable = ({
  photos,
  evidence,
  choice,
}: {
  readonly photos: readonly MeasuredPhoto[];
  readonly evidence: Pick<Evidence, 'features' | 'photos' | 'answers'>;
  readonly choice: Choice;
}): ReactNode => (
  // With five photos it scrolls on a phone, and has to by keyboard too.
  <section className={styles.scroll} tabIndex={photos.length > 3 ? 0 : undefined} aria-label="Colors of each photo">
    <table className={styles.table} style={{ minWidth: `${5 * (photos.length + 1)}rem` }}>
      <caption>
        What each photo shows, with the cast of its light taken out and its brightness left. Skin is read in up to seven
        places, below its shine: the stripes. {WITHOUT_REFLECTIONS} {toldBeside(photos, evidence.features)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {photos.map(({ position, counts }) => (
            <th key={position} scope="col">
              Photo {position} {!counts && <span className={styles.none}>not counted</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature) => (
          <tr
            key={feature}
            data-on={choice.feature === feature || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && choice.point(feature)}
            onPointerLeave={() => choice.point(null)}
          >
            <th scope="row">
              <button type="button" aria-pressed={choice.pinned === feature} onClick={() => choice.pin(feature)}>
                {nameOfFeature(feature, evidence)}
              </button>
            </th>
            {photos.map(({ position, outlines }) => {
              const shown = shownIn(outlines, feature);
              // Said once where the row is called so for all photos together.
              const isShaded =
                feature === 'sclera' &&
                nameOfFeature(feature, evidence) === FEATURE_NAMES.sclera &&
                isWhiteShaded(outlines);
              return (
                <td key={position} className="figures">
                  {shown ? (
                    <>
                      <span className={styles.swatch} style={{ background: stripes(shown.hexes) }} />
                      {shown.mean}
                      {isShaded && <span className={styles.none}> {IN_SHADE}</span>}
                    </>
                  ) : (
                    <span className={styles.none}>not seen</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
