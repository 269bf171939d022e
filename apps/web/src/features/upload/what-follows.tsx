import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { paidBy } from '../../lib/payment/promo-code.ts';
import styles from './what-follows.module.css';

const LOOK = ['We check each photo', 'Light, focus, open eyes. The answer stands beside the photo.'] as const;
const MEASURE = ['We measure', 'Skin, hair and eyes, with the light taken out. About half a minute.'] as const;

const UNPAID = [
  LOOK,
  MEASURE,
  ['You decide', `Your result waits locked. $${dollars(PRICE_CENTS)} once, only if you want it.`],
] as const;
const GIVEN = {
  gift: [LOOK, MEASURE, ['You open it', 'Your gift pays for the result. Nothing is charged.']],
  remeasure: [LOOK, MEASURE, ['You open it', 'Your yearly re-measure is free. Nothing is charged.']],
} as const;
/** What happens to the photos of a new order, before anyone is asked for them. */
export function WhatFollows(): ReactNode {
  const given = useInBrowser() ? paidBy() : null;
  return (
    <ol className={styles.steps}>
      {(given ? GIVEN[given] : UNPAID).map(([step, detail]) => (
        <li key={step}>
          <strong>{step}</strong>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
