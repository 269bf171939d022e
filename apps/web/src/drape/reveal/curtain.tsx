import type { ReactNode } from 'react';
import { Caption } from './caption.tsx';
import type { RevealCloth } from './choose-cloths.ts';
import styles from './curtain.module.css';

const WORDS: Readonly<Record<RevealCloth['part'], string>> = { wrong: 'To avoid', right: 'Yours', best: '' };

export interface CurtainProps {
  readonly cloth: RevealCloth;
  /** In ms after the start. */
  readonly delay: number;
  /** It covers all that lies below it. */
  readonly onLanded: () => void;
}

/** A cloth that is drawn across the one before it: the wrong from the left, the right from the right, the best falls. */
export function Curtain({ cloth, delay, onLanded }: CurtainProps): ReactNode {
  const { name, hex, part } = cloth;
  const animationDelay = `${delay}ms`;
  return (
    <div
      className={styles.curtain}
      data-part={part}
      style={{ animationDelay }}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onLanded()}
    >
      <div className={styles.still} style={{ animationDelay }}>
        <div className={styles.plate}>
          <canvas className={styles.cloth} />
          {WORDS[part] && <Caption hex={hex} says={WORDS[part]} title={name} />}
        </div>
      </div>
    </div>
  );
}
