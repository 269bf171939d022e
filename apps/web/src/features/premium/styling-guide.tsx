import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './premium.module.css';

const SHOPPING = [
  'Take your palette with you and hold it against the cloth in daylight, near the door of the shop.',
  'Buy neutrals first: two that you love carry a wardrobe for years.',
  'If a color is close but not yours, wear it below the waist or in a small pattern.',
  'Leave a piece that only works with makeup. Yours work on a tired Monday, too.',
] as const;

export const StylingGuide = ({ result }: { readonly result: AnalysisResult }): ReactNode => {
  const { metals, makeup, eyewear } = result.recommendations;
  return (
    <article className={styles.step}>
      <h3>Professional Styling Guide</h3>
      <div className={styles.guide}>
        <section>
          <h4>Best Metals & Jewelry</h4>
          <p>{metals}</p>
        </section>
        <section>
          <h4>Makeup & Beauty</h4>
          <p>{makeup}</p>
        </section>
        <section>
          <h4>Eyewear & Frames</h4>
          <p>{eyewear}</p>
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
