import type { AnalysisResult } from '@trueseason/contracts';
import { Frame, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import { capital } from '@trueseason/seasons/capital';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { Rules, Section } from '../layout/page.tsx';
import styles from './accessories.module.css';
import rows from './rows.module.css';
import { useProfile } from './season-profile.ts';

interface Props {
  readonly result: AnalysisResult;
}

export const Metals = ({ result }: Props): ReactNode => (
  <ChipGrid
    colors={colorsOf(result, 'metals')}
    columns={5}
    few={3}
    draw={({ name }, i) => <MetalSample name={name} id={`metal-${i}`} />}
  />
);

/** Lines of the section that have a drawing. */
const KINDS: ReadonlySet<string> = new Set(JEWELS);

export function Jewelry({ result }: Props): ReactNode {
  const { data: profile } = useProfile(result);
  const { lines } = result.reading.sections.jewelry;
  const pieces = (
    <ul className={`stack gap-3 ${styles.jewels}`}>
      {JEWELS.map((kind) => (
        <li key={kind}>
          <div className={styles.jewel}>{profile && <Jewel kind={kind} jewels={profile.jewels} />}</div>
          <h3 className="title">{capital(kind)}</h3>
          <p className="text-sm soft">{lines.find(({ id }) => id === kind)?.text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Section title="Piece by piece" look="fold" body={pieces} />
      {lines.slice(1).map(({ id, text }) => KINDS.has(id) || <p key={id}>{text}</p>)}
    </>
  );
}

/** Frames to compare; for a season that we do not know, what is said of them. */
export function Frames({ result }: Props): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  if (isPending) return <Skeleton height="10rem" />;
  if (!profile) return <Rules items={textsOf(result, 'glasses').slice(1)} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls needs the focus to be scrolled by keys
    <ul className={`${rows.row} ${styles.frames}`} tabIndex={0} aria-label="Frames">
      {profile.frames.map(({ hex, name, look }) => (
        <li key={hex}>
          <Frame {...look} color={hex} title={`Frame in ${name}`} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
