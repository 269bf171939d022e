import { useQuery } from '@tanstack/react-query';
import type { AnalysisResult, SeasonName } from '@trueseason/contracts';
import { Frame, JEWELS, Jewel, MetalSample } from '@trueseason/print/drawings';
import type { SeasonProfile } from '@trueseason/style/seasons';
import { capital } from '@trueseason/style/seasons/capital';
import { isSeasonName } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { colorsOf, lineOf, textsOf } from '../../order/read-result.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { Rules, Section } from '../layout/page.tsx';
import styles from './accessories.module.css';
import rows from './rows.module.css';

async function fetchProfile(season: SeasonName): Promise<SeasonProfile | null> {
  if (!isSeasonName(season)) return null;
  const { loadSeasonProfile } = await import('@trueseason/style/seasons/load-season-profile');
  return loadSeasonProfile(season);
}

/** A season's jewelry and frames; null for an unknown season. */
const useProfile = ({ season }: { readonly season: SeasonName }) =>
  useQuery({
    queryKey: ['season-profile', season],
    queryFn: () => fetchProfile(season),
    // Works offline, since the modules are cached on the device.
    networkMode: 'always',
  });

interface Props {
  readonly result: AnalysisResult;
}

export const Metals = ({ result }: Props): ReactNode => (
  <ChipGrid
    colors={colorsOf(result, 'metals')}
    columns={5}
    columnsOnPhone={3}
    draw={({ name }, i) => <MetalSample name={name} id={`metal-${i}`} />}
  />
);

const JEWEL_KINDS: ReadonlySet<string> = new Set(JEWELS);

export function Jewelry({ result }: Props): ReactNode {
  const { data: profile } = useProfile(result);
  const { lines } = result.reading.sections.jewels;
  const pieces = (
    <ul className={`stack gap-3 ${styles.jewels}`}>
      {JEWELS.map((kind) => (
        <li key={kind}>
          <div className={styles.jewel}>{profile && <Jewel kind={kind} jewels={profile.jewels} />}</div>
          <h3 className="title">{capital(kind)}</h3>
          <p className="text-sm soft">{lineOf(result, 'jewels', kind)}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Section title="Piece by piece" look="fold" body={pieces} />
      {lines.map(({ id, text }) => JEWEL_KINDS.has(id) || <p key={id}>{text}</p>)}
    </>
  );
}

export function Frames({ result }: Props): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  if (isPending) return <Skeleton height="10rem" />;
  if (!profile) return <Rules items={textsOf(result, 'frames')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls on a phone, so it needs keyboard focus
    <ul className={`${rows.row} ${styles.frames}`} style={{ '--each': '28%' }} tabIndex={0} aria-label="Frames">
      {profile.frames.map(({ hex, name, look }) => (
        <li key={hex}>
          <Frame {...look} color={hex} title={`Frame in ${name}`} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
