import { labToHex, labToLch } from '@trueseason/color';
import type { ReactNode } from 'react';
import { Plate, Reading } from '../../components/plate/plate.tsx';
import type { SampleReading } from '../../components/sample/sample-facts.ts';
import { SAMPLE_PEOPLE } from '../../components/sample/sample-people.ts';
import measured from '../../sample/measured.webp';
import styles from './evidence-plate.module.css';

const NAMES = { skin: 'Skin', hair: 'Hair', iris: 'Eyes' } as const;
const EXAMPLE = SAMPLE_PEOPLE[0];

/** What was measured on a painted person, beside the colors that were painted: anybody may compare. */
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
    {EXAMPLE && (
      <Plate caption="A painted person, so that the truth is known: what the engine read from three photos, ± one standard uncertainty, and what was painted. CIE lightness and hue.">
        <div className={styles.plate}>
          <img
            className={styles.face}
            src={measured}
            alt="A painted face with a line around each place that was measured"
            width={640}
            height={800}
            loading="lazy"
          />
          <dl>
            {EXAMPLE.readings?.map((reading) => (
              <Reading key={reading.feature} label={<Dot {...reading} />}>
                {figures(reading)}
              </Reading>
            ))}
            <Reading label="Answer">{EXAMPLE.season}</Reading>
            <Reading label="How sure">{EXAMPLE.word}</Reading>
            <Reading label="Runner-up">{EXAMPLE.runnerUp}</Reading>
          </dl>
        </div>
      </Plate>
    )}
  </section>
);

function figures({ read, sd, painted }: SampleReading): string {
  if (!read || !sd) return 'not seen clearly';
  const hue = (lab: readonly [number, number, number]) => `${labToLch(lab)[2].toFixed(0)}°`;
  return `L* ${read[0].toFixed(0)} ± ${sd[0].toFixed(0)}, ${hue(read)}; painted ${painted[0].toFixed(0)}, ${hue(painted)}`;
}

const Dot = ({ feature, read, painted }: SampleReading): ReactNode => (
  <span className={styles.dot}>
    <span style={{ background: labToHex(read ?? painted) }} />
    {NAMES[feature]}
  </span>
);
