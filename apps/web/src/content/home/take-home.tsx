import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './take-home.module.css';

const ITEMS = [
  [
    'Your season',
    `One of ${SEASON_COUNT} seasons and ${TYPE_COUNT} types, with the runner-up, the reason and how sure we are.`,
  ],
  ['A palette with names', 'Neutrals, lights and brights, each with its code and where to wear it.'],
  ['What to leave in the store', 'Twelve colors that work against you.'],
  ['Guides in your colors', 'Clothing, jewelry, glasses, hair and makeup.'],
  ['A PDF report', 'Also by email, with a card to cut out and take shopping.'],
] as const;

export const TakeHome = (): ReactNode => (
  <section className={`stack gap-6 columns ${styles.take}`} style={{ '--columns': '5fr 7fr' }} aria-labelledby="take">
    <div className={`stack gap-6 ${styles.head}`}>
      <h2 id="take" className="self-start">
        What you take home
      </h2>
      <SeasonRing labels="large" fontFamily="var(--font-text)" ink="var(--ink)" />
    </div>
    <dl>
      {ITEMS.map(([name, text]) => (
        <div key={name} className="stack gap-1 listed">
          <dt className="title">{name}</dt>
          <dd className="soft narrow">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
