import { readableInk } from '@trueseason/color';
import type { ReactNode } from 'react';
import type { RevealCloth } from './choose-cloths.ts';
import styles from './curtain.module.css';

const WORDS: Readonly<Record<RevealCloth['part'], string>> = { wrong: 'To avoid', right: 'Yours', best: '' };

/** A cloth that is drawn across the one before it: the wrong from the left, the right from the right, the best falls. */
export const Curtain = ({ cloth, delay }: { readonly cloth: RevealCloth; readonly delay: number }): ReactNode => {
  const { name, hex, part } = cloth;
  const animationDelay = `${delay}ms`;
  return (
    <div className={styles.curtain} data-part={part} style={{ animationDelay }}>
      <div className={styles.still} style={{ animationDelay }}>
        <canvas className={styles.cloth} />
        {WORDS[part] && (
          <p className={styles.caption} style={{ color: readableInk(hex) }}>
            {WORDS[part]}
            <strong>{name}</strong>
          </p>
        )}
      </div>
    </div>
  );
};
