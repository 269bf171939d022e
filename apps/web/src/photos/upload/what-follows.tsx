import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { paidBy } from '../../order/promo-code.ts';
import styles from './upload.module.css';

const LAST = {
  price: ['You decide', `Your result stays locked. Pay $${dollars(PRICE_CENTS)} once, only if you want it.`],
  gift: ['You open it', 'Your gift pays for the result. You pay nothing.'],
  remeasure: ['You open it', 'Your yearly re-measure is free. You pay nothing.'],
} as const;

/** What happens to the photos of a new order. */
export function WhatFollows(): ReactNode {
  const given = useInBrowser() ? paidBy() : null;
  const steps = [
    ['We check each photo', 'Light, focus, open eyes. You’ll see the answer next to each photo.'],
    ['We measure', 'Skin, hair, and eyes, corrected for the light. About half a minute.'],
    LAST[given ?? 'price'],
  ] as const;
  return (
    <ol className={styles.steps}>
      {steps.map(([step, detail]) => (
        <li key={step}>
          <strong>{step}</strong>
          <span className="soft">{detail}</span>
        </li>
      ))}
    </ol>
  );
}
