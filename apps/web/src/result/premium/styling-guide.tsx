import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { Frame, MetalSample } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { colorsOf } from '../../order/read-result.ts';
import { useProfile } from '../season-profile.ts';
import styles from './premium.module.css';

const SHOPPING = [
  'Hold your palette against the fabric in daylight, near the door of the store.',
  'Buy neutrals first: two that you love carry a closet for years.',
  'Wear a color that is close, but not yours, below the waist.',
  'Skip what only works on your best days.',
] as const;

const SHOWN = 4;

export const StylingGuide = ({ result }: { readonly result: AnalysisResult }): ReactNode => {
  const { data: profile } = useProfile(result);
  const { metals, eyewear, makeup } = result.recommendations;
  const lipstick = colorsOf(result, 'lipstick');
  const face = [
    ...colorsOf(result, 'eyeshadow').slice(0, 1),
    ...colorsOf(result, 'blush').slice(0, 1),
    ...lipstick.slice(0, 2),
  ];
  return (
    <article className={`stack gap-6 page ${styles.step}`}>
      <h3>Professional Styling Guide</h3>
      <div className={styles.guide}>
        <section>
          <h4>Best Metals & Jewelry</h4>
          <p>{metals}</p>
          <ul className={styles.samples}>
            {colorsOf(result, 'metals').map(({ name }, i) => (
              <li key={name}>
                <span className={styles.sample}>
                  <MetalSample name={name} id={`guide-metal-${i}`} />
                </span>
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h4>Makeup & Beauty</h4>
          <p>{makeup}</p>
          <Samples colors={face} />
        </section>
        <section>
          <h4>Eyewear & Frames</h4>
          <p>{eyewear}</p>
          <ul className={`${styles.samples} ${styles.frames}`}>
            {profile?.frames.slice(0, SHOWN).map(({ hex, name, look }) => (
              <li key={hex}>
                <Frame {...look} color={hex} />
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h4>Shopping Strategy</h4>
          <ul className={styles.checklist}>
            {SHOPPING.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
};

const Samples = ({ colors }: { readonly colors: readonly NamedColor[] }): ReactNode => (
  <ul className={styles.samples}>
    {colors.map(({ hex, name }) => (
      <li key={hex}>
        <span className={styles.sample} style={{ background: hex }} />
        {name}
      </li>
    ))}
  </ul>
);
