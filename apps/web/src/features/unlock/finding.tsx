import type { Finding } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './finding.module.css';

const NAMES: Readonly<Record<Finding['feature'], string>> = { hair: 'hair', brows: 'brows', iris: 'eyes' };

/** Up to how many times the light of the other one returns each word is used; 2.3 and 7.5 bound the middle of people. */
const ALIKE = 1.35;
const A_LITTLE = 2.3;
const CLEARLY = 7.5;

/** One thing that is true of this person, given away. */
export function FreeFinding({ finding }: { readonly finding: Finding }): ReactNode {
  return (
    <section className={styles.finding} aria-labelledby="finding">
      <h2 id="finding" className={styles.label}>
        One finding, free
      </h2>
      <p className={styles.said}>{sayFinding(finding)}</p>
    </section>
  );
}

/** As a sentence: "Your hair is much darker than your skin." */
export function sayFinding({ feature, times }: Finding): string {
  const name = NAMES[feature];
  const verb = feature === 'hair' ? 'is' : 'are';
  const apart = Math.max(times, 1 / times);
  if (apart < ALIKE) return `Your ${name} ${verb} about as light as your skin.`;
  const step = apart < A_LITTLE ? 'a little' : apart < CLEARLY ? 'clearly' : 'much';
  return `Your ${name} ${verb} ${step} ${times > 1 ? 'darker' : 'lighter'} than your skin.`;
}
