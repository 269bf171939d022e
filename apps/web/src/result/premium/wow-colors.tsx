import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { colorNameOr } from '@trueseason/seasons/color-name';
import type { ReactNode } from 'react';
import styles from './premium.module.css';

const WOW_COUNT = 6;
const USES = ['statement pieces', 'accessories', 'special occasions'] as const;

/** Each color with what to use it for, in turn. */
const wowColors = (hexes: readonly string[]): { hex: string; name: string; use: string }[] =>
  hexes.slice(0, WOW_COUNT).map((hex, i) => ({ hex, name: colorNameOr(hex), use: USES[i % USES.length] ?? USES[0] }));

export const WowColors = ({ result }: { readonly result: AnalysisResult }): ReactNode => (
  <article className={`stack gap-6 page ${styles.step}`}>
    <h3>Your WOW Colors</h3>
    <ul className={styles.wow}>
      {wowColors(result.accentBrights).map(({ hex, name, use }, i) => (
        <li key={hex}>
          <div className={styles.wowCloth}>
            <Cloth hex={hex} seed={i + 20} id={`wow-${i}`} height={90} edge={10} />
          </div>
          <h4>{name}</h4>
          <p>For {use}</p>
        </li>
      ))}
    </ul>
    <p className={styles.tip}>
      <strong>Pro tip:</strong> wear these near your face. A scarf, collar, or lapel does more than anything below the
      waist.
    </p>
  </article>
);
