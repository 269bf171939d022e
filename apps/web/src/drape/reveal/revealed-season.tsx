import type { SeasonName } from '@trueseason/contracts';
import { RingPart } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import type { ReactNode } from 'react';
import styles from './reveal.module.css';
import { REVEAL } from './timing.ts';

const LINE_MS = 130;
const PARTS = ['left', 'right', 'own'] as const;

/**
 * The name rises from the cloth line by line, and the ring closes: its halves turn toward each other, and the season's
 * own arc drops into the gap.
 */
export function RevealedSeason({ season, cloth }: { readonly season: SeasonName; readonly cloth: string }): ReactNode {
  const ink = readableInk(cloth);
  return (
    <>
      <div className={`over ${styles.veil}`} style={{ '--cloth': cloth, animationDelay: `${REVEAL.name}ms` }} />
      <p className={styles.name} style={{ color: ink }}>
        {['Your season', ...season.split(' ')].map((line, i) => (
          <span key={line} className={styles.line} data-small={i === 0 || undefined}>
            <span style={{ animationDelay: `${REVEAL.name + i * LINE_MS}ms` }}>{line}</span>
          </span>
        ))}
      </p>
      <div className={styles.ring}>
        {PARTS.map((part) => (
          <div key={part} className="over" data-of={part} style={{ animationDelay: `${REVEAL.ring}ms` }}>
            {/* An edge, since the cloth often has the color of the season's own arc. */}
            <RingPart season={season} part={part} {...(part === 'own' && { edge: ink, ground: cloth })} />
          </div>
        ))}
      </div>
    </>
  );
}
