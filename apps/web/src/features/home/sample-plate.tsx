import { DrapedCloth } from '@trueseason/drawings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SampleColor } from '../../components/sample/sample-facts.ts';
import type { SamplePerson } from '../../components/sample/sample-people.ts';
import styles from './sample-plate.module.css';

const RATIO = 0.8;

export interface SamplePlateProps {
  readonly person: SamplePerson;
  readonly own: SampleColor;
  readonly avoid: SampleColor;
}

/** One portrait under two cloths with a divider between them: to the left what suits, to the right what does not. */
export function SamplePlate({ person, own, avoid }: SamplePlateProps): ReactNode {
  const [at, setAt] = useState(56);
  const range = useRef<HTMLInputElement>(null);
  // It may have been moved before the page was awake.
  useEffect(() => setAt((now) => Number(range.current?.value ?? now)), []);
  const cloth = ({ hex }: SampleColor, side: string): ReactNode => (
    <div className={styles.cloth} data-side={side}>
      <DrapedCloth key={hex} hex={hex} edge={person.edge} ratio={RATIO} id={`sample-${side}`} />
    </div>
  );
  return (
    <div className={styles.plate} style={{ '--at': `${at}%` }}>
      <img
        key={person.id}
        src={person.image}
        alt={`${person.look}, painted`}
        width={640}
        height={800}
        fetchPriority="high"
      />
      {cloth(avoid, 'avoid')}
      {cloth(own, 'own')}
      <p className={styles.name} data-side="own">
        {own.name}
        <span>{person.season}</span>
      </p>
      <p className={styles.name} data-side="avoid">
        {avoid.name}
        <span>to avoid</span>
      </p>
      <input
        className={styles.range}
        ref={range}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label="Divider between the two cloths"
        aria-valuetext={`${at}% ${own.name}, ${100 - at}% ${avoid.name}`}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <span className={styles.divider} aria-hidden="true">
        <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
          <path d="M15 13l-7 7 7 7M25 13l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    </div>
  );
}
