import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './what-follows.module.css';

const STEPS = [
  ['We check each photo', 'Light, focus, open eyes. The answer stands beside the photo.'],
  ['We measure', 'Skin, hair and eyes, with the light taken out. About half a minute.'],
  ['You decide', `Your result waits locked. $${dollars(PRICE_CENTS)} once, only if you want it.`],
] as const;

/** What happens to the photos, before anyone is asked for them. */
export const WhatFollows = (): ReactNode => (
  <ol className={styles.steps}>
    {STEPS.map(([step, detail]) => (
      <li key={step}>
        <strong>{step}</strong>
        <span>{detail}</span>
      </li>
    ))}
  </ol>
);
