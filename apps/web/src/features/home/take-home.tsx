import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ReportPages } from '../../components/sample/report-pages.tsx';
import styles from './take-home.module.css';

const ITEMS = [
  [
    'Your season',
    `among ${SEASON_COUNT} seasons and ${TYPE_COUNT} types, with a description, the runner-up and how sure we are.`,
  ],
  [
    'A palette with names',
    'core neutrals, accent lights and accent brights, each with a hex code and where to wear it.',
  ],
  ['What to leave in the shop', 'twelve colors that work against you, side by side with the ones that work.'],
  [
    'Guides drawn for you',
    'clothing, metals, jewelry, glasses, hair and makeup, with frames and swatches in your colors.',
  ],
  ['A PDF report', 'with a card to cut out and take shopping, and the same results by e-mail.'],
] as const;

export const TakeHome = (): ReactNode => (
  <section className={styles.take} aria-labelledby="take">
    <div className={styles.pages}>
      <h2 id="take">What you take home</h2>
      <p className={styles.note}>
        Pages from the report of the first of the four above. Open one; yours has about twenty.
      </p>
      <ReportPages />
    </div>
    <div className={styles.words}>
      <dl>
        {ITEMS.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
