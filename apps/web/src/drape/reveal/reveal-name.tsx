import { readableInk } from '@trueseason/color';
import type { SeasonName } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './reveal-name.module.css';

const LINE_MS = 130;

export interface RevealNameProps {
  readonly season: SeasonName;
  /** The color of the cloth that it rises from. */
  readonly cloth: string;
  readonly delay: number;
}

/** The name rises line by line out of the cloth. */
export function RevealName({ season, cloth, delay }: RevealNameProps): ReactNode {
  const ground = { '--cloth': cloth, animationDelay: `${delay}ms` };
  return (
    <>
      <div className={styles.veil} style={ground} />
      <p className={styles.name} style={{ color: readableInk(cloth) }}>
        {['Your season', ...season.split(' ')].map((line, i) => (
          <span key={line} className={styles.line} data-small={i === 0 || undefined}>
            <span style={{ animationDelay: `${delay + i * LINE_MS}ms` }}>{line}</span>
          </span>
        ))}
      </p>
    </>
  );
}
