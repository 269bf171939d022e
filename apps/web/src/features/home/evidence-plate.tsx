import { AxisDiagram, Face, PEOPLE } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { Plate, Reading } from '../../components/plate/plate.tsx';
import styles from './evidence-plate.module.css';

const EXAMPLE = PEOPLE[2];

/** A drawn person with a made-up reading: it shows the form of the evidence, and says so. */
export const EvidencePlate = (): ReactNode => (
  <section className={styles.evidence} aria-labelledby="evidence">
    <div className={styles.words}>
      <h2 id="evidence">Every answer shows its working</h2>
      <p>
        A season without a reason is a horoscope. Yours comes with what we measured, how far we trust each number, and
        how close the second season came.
      </p>
      <p>
        When a photo cannot be measured, we ask for a better one and say what to change. We would rather ask than guess.
      </p>
    </div>
    <Plate caption="A drawn example. Skin, hair and iris in CIE L*a*b*, ± one standard uncertainty; the dotted notch is the season.">
      <div className={styles.plate}>
        <div className={styles.face}>
          <Face {...EXAMPLE} id="example" cloth="#8A3B2A" seed={5} />
        </div>
        <dl className={styles.readings}>
          <Reading label={<Dot hex={EXAMPLE.skin} name="Skin" />}>L* 71.6 ± 1.3, hue 58.4°</Reading>
          <Reading label={<Dot hex={EXAMPLE.hair} name="Hair" />}>L* 12.9 ± 2.0</Reading>
          <Reading label={<Dot hex={EXAMPLE.iris} name="Iris" />}>L* 27.2 ± 2.6</Reading>
          <Reading label="Answer">True Autumn, 61 %</Reading>
          <Reading label="Runner-up">Dark Autumn, 22 %</Reading>
        </dl>
        <div className={styles.axes}>
          <AxisDiagram
            scores={{
              temperature: { value: 0.74, sd: 0.14 },
              value: { value: -0.46, sd: 0.12 },
              chroma: { value: -0.22, sd: 0.2 },
              contrast: { value: 0.12, sd: 0.16 },
            }}
            season={{ temperature: 0.9, value: -0.35, chroma: -0.45, contrast: -0.1 }}
            deciding="temperature"
            accent="#8A3B2A"
          />
        </div>
      </div>
    </Plate>
  </section>
);

const Dot = ({ hex, name }: { hex: string; name: string }): ReactNode => (
  <span className={styles.dot}>
    <span style={{ background: hex }} />
    {name}
  </span>
);
