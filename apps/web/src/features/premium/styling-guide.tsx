import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { Frame, framesOf, MetalSample } from '@trueseason/drawings';
import { metalsInText } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { useProfile } from '../../lib/result/season-profile.ts';
import styles from './premium.module.css';

const SHOPPING = [
  'Take your palette with you and hold it against the cloth in daylight, near the door of the shop.',
  'Buy neutrals first: two that you love carry a wardrobe for years.',
  'If a color is close but not yours, wear it below the waist or in a small pattern.',
  'Leave a piece that only works on your best days. Yours work on a tired Monday, too.',
] as const;

const SHOWN = 4;

export const StylingGuide = ({ result }: { readonly result: AnalysisResult }): ReactNode => {
  const { data: profile } = useProfile(result);
  const { metals, eyewear, makeup } = result.recommendations;
  const best = result.accessories.bestMetals ?? metalsInText(result.accessories.metals);
  const { eyeshadow = [], blush = [], lipstick = [] } = profile?.palette ?? {};
  const frames = profile ? framesOf(profile) : [];
  const face = [eyeshadow, blush, lipstick].flatMap((colors) => colors.slice(0, 1)).concat(lipstick.slice(1, 2));
  return (
    <article className={styles.step}>
      <h3>Professional Styling Guide</h3>
      <div className={styles.guide}>
        <section>
          <h4>Best Metals & Jewelry</h4>
          <p>{metals}</p>
          <ul className={styles.samples}>
            {best.map((name, i) => (
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
            {frames.slice(0, SHOWN).map(({ hex, name, look }) => (
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
