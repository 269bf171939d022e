import type { Finding } from '@trueseason/contracts';
import { AS_MANY, MOST, shareBeyond } from '@trueseason/seasons/hair-among-people';
import type { ReactNode } from 'react';
import styles from './finding.module.css';

const NAMES: Readonly<Record<Finding['feature'], string>> = { hair: 'hair', brows: 'brows', iris: 'eyes' };

/**
 * Up to how many times the light of the one the other returns, and the same step in cloth, where white cotton returns
 * some 85 % of the light. How somebody should wear contrast rests on more than this one: the result says it.
 */
const MEANINGS = [
  [1.35, 'In cloth, that is less than the step from white cotton to oatmeal.'],
  [1.9, 'In cloth, that is about the step from white cotton to oatmeal.'],
  [3.5, 'In cloth, that is about the step from white cotton to camel.'],
  [7.5, 'In cloth, that is about the step from white cotton to gray flannel.'],
  [20, 'In cloth, that is about the step from white cotton to dark denim.'],
  [Number.POSITIVE_INFINITY, 'In cloth, that is the step from white cotton to black wool.'],
] as const;

/** One thing that is true of this person, given away. */
export function FreeFinding({ finding }: { readonly finding: Finding }): ReactNode {
  return (
    <section className={styles.finding} aria-labelledby="finding">
      <h2 id="finding" className={styles.label}>
        One finding, free
      </h2>
      <p className={styles.said}>{sayFinding(finding)}</p>
      <p className={styles.meaning}>
        {[meaningOf(finding), amongPeople(finding), partOfContrast(finding)].filter(Boolean).join(' ')} It is taken over
        the photos together, so one alone may show a little more or less. Brighter or dimmer light moves both alike, so
        this can be told before all the rest.
      </p>
    </section>
  );
}

/** As a sentence: "Your skin returns about 5 times as much light as your hair." */
export function sayFinding({ feature, times }: Finding): string {
  const name = NAMES[feature];
  const plural = feature !== 'hair';
  if (Math.max(times, 1 / times) < 1.15) return `Your skin and your ${name} return almost the same light.`;
  if (times > 1) return `Your skin returns about ${amount(times)} as much light as your ${name}.`;
  return `Your ${name} ${plural ? 'return' : 'returns'} about ${amount(1 / times)} as much light as your skin.`;
}

const meaningOf = ({ times }: Finding): string => {
  const apart = Math.max(times, 1 / times);
  return MEANINGS.find(([upTo]) => apart < upTo)?.[1] ?? '';
};

/** How usual that is: the same step is much for one reader and little for another. */
export function amongPeople({ feature, times }: Finding): string {
  if (feature !== 'hair') return '';
  const share = shareBeyond(times);
  if (share > 0.75) return 'Of the people we measured, three in four show more.';
  if (share < 0.25) return 'Of the people we measured, three in four show less.';
  const [fewer, more] = AS_MANY;
  if (share > fewer && share < more) return 'Of the people we measured, about as many show more as less.';
  const rarer = Math.min(share, 1 - share) > MOST[0] ? 'three' : 'four';
  return `Of the people we measured, about one in ${rarer} shows ${share < 0.5 ? 'more' : 'less'}.`;
}

/** Hair that lies close to the skin below dark brows is no low contrast: the result, which weighs both, may tell more or less. */
const partOfContrast = ({ feature }: Finding): string =>
  feature === 'hair'
    ? 'That is hair by itself: where brows can be read, they are part of your contrast as well, and your result weighs both.'
    : '';

/** The report's own figure, with its tenth where that is heard: nobody hears one in eight. */
const amount = (times: number): string => {
  const said = times >= 4 ? Math.round(times) : Number(times.toFixed(1));
  return said === 2 ? 'twice' : `${said}\u00a0times`;
};
