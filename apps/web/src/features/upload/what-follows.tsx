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
const PAID = [LOOK, MEASURE, ['You see it', 'Your result opens here, and we mail it to you.']] as const;

const MORE = [
  LOOK,
  ['We measure all of them', 'Your photos of before and these together. A few seconds.'],
  ['Your result follows', 'At once, and free. Your report is made again; no mail is sent.'],
] as const;

const OTHERS = [
  LOOK,
  ['We measure them', 'Skin, hair and eyes, with the light taken out. A few seconds.'],
  ['Your result follows', 'At once, and free, in the place of the one before. Your report and its mail follow.'],
] as const;

const STEPS = { new: UNPAID, paid: PAID, more: MORE, others: OTHERS } as const;

/** What happens to the photos, before anyone is asked for them: those of a new order, of a paid one, more of them, or others. */
export function WhatFollows({ photosOf }: { readonly photosOf: keyof typeof STEPS }): ReactNode {
  const given = useInBrowser() && photosOf === 'new' ? paidBy() : null;
  return (
    <ol className={styles.steps}>
      {(given ? GIVEN[given] : STEPS[photosOf]).map(([step, detail]) => (
        <li key={step}>
          <strong>{step}</strong>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
