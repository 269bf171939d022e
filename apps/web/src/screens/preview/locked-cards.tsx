import type { LockedResult } from '@trueseason/contracts';
import { Cloth, SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './locked-cards.module.css';

/** The locked content. The colors are decoys: the real ones have not left the server. */
export function LockedCards({ colors }: { readonly colors: LockedResult | null }): ReactNode {
  const palette = colors ? [...colors.coreNeutrals, ...colors.accentLights, ...colors.accentBrights].slice(0, 5) : [];
  const cloths = colors ? [...colors.accentBrights, ...colors.coreNeutrals].slice(0, 4) : [];
  return (
    <ul className={styles.cards}>
      <Card title="Your Season">
        <SeasonRing />
      </Card>
      <Card title="Your Color Palette">
        <div className={`row ${styles.circles}`}>
          {palette.map((hex, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decoys may repeat and never move
            <span key={i} style={{ background: hex }} />
          ))}
        </div>
      </Card>
      <Card title="Clothing & Makeup Pinterest Boards">
        <div className={styles.board}>
          {cloths.map((hex, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decoys may repeat and never move
            <Cloth key={i} hex={hex} seed={i} id={`locked-${i}`} edge={0} />
          ))}
        </div>
      </Card>
      <Card title="Jewelry Recs">
        <svg viewBox="0 0 120 70" aria-hidden="true" fill="none" stroke="#b59a5f" strokeWidth="4">
          <circle cx="30" cy="40" r="18" />
          <circle cx="62" cy="40" r="18" />
          <path d="M84 16C84 52 116 52 116 16" />
          <circle cx="100" cy="48" r="5" fill="#b59a5f" />
        </svg>
      </Card>
    </ul>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <li className={styles.card}>
    <div className={styles.veiled} aria-hidden="true">
      <div className={`centered ${styles.blurred}`}>{children}</div>
    </div>
    <p className={`apart text-sm strong ${styles.title}`}>
      {title}
      <span className={styles.lock}>
        <Icon size={16} box={20}>
          <path d="M4.5 9h11v8h-11zM7 9V6a3 3 0 016 0v3" />
        </Icon>
        Locked
      </span>
    </p>
  </li>
);
