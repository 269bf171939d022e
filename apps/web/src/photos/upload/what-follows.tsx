import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { paidBy } from '../../order/promo-code.ts';
import styles from './what-follows.module.css';

const LOOK = ['We check each photo', 'Light, focus, open eyes. You’ll see the answer next to each photo.'] as const;
const MEASURE = ['We measure', 'Skin, hair, and eyes, corrected for the light. About half a minute.'] as const;

const UNPAID = [
  LOOK,
  MEASURE,
  ['You decide', `Your result stays locked. Pay $${dollars(PRICE_CENTS)} once, only if you want it.`],
] as const;
const GIVEN = {
  gift: [LOOK, MEASURE, ['You open it', 'Your gift pays for the result. You pay nothing.']],
  remeasure: [LOOK, MEASURE, ['You open it', 'Your yearly re-measure is free. You pay nothing.']],
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
