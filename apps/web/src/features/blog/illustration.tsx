import type { SeasonName } from '@trueseason/contracts';
import {
  Cloth,
  Face,
  FRAME_SHAPES,
  Frame,
  Outfit,
  PEOPLE,
  RING_COLORS,
  SeasonIcon,
  SeasonRing,
} from '@trueseason/drawings';
import { RING } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import styles from './illustration.module.css';
import { TREND_COLORS } from './other-colors.ts';

/** The drawing of each article, made from the same parts as the product. */
const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  'true-spring-vs-warm-spring': () => <Pair person={5} left="True Spring" right="Light Spring" />,
  'light-spring-vs-light-summer': () => <Pair person={11} left="Light Spring" right="Light Summer" />,
  'soft-autumn-vs-soft-summer': () => <Pair person={10} left="Soft Autumn" right="Soft Summer" />,
  'warm-autumn-vs-warm-spring': () => <Pair person={2} left="True Autumn" right="True Spring" />,
  'deep-winter-vs-deep-autumn': () => <Pair person={7} left="Dark Winter" right="Dark Autumn" />,
  '2026-color-trends': () => <Cloths id="trend" colors={TREND_COLORS.map(({ hex }) => hex)} />,
  'photography-guide': () => <Window />,
  'true-spring-capsule': () => <Flatlay />,
  'undertones-science': () => <Depths />,
  'soft-makeup-swatches': () => (
    <Cloths id="soft" colors={['#B98A84', '#A9737A', '#C29A7E', '#8E6B73', '#9A8A7C', '#7D7F86']} />
  ),
  'draping-guide': () => (
    <Cloths id="drape" colors={['#B54D22', '#6492D3', '#FFB61A', '#6B1330', '#C3ACC3', '#009D5C']} />
  ),
  'deep-winter-office': () => <Motif season="Dark Winter" person={4} />,
  'sustainable-thrifting': () => <Rail />,
  'warm-spring-holiday': () => <Motif season="True Spring" person={5} />,
  'color-myths': () => <Myths />,
  'trueseason-vs-house-of-colour': () => <Pair person={0} left="True Summer" right="Soft Summer" />,
  'trueseason-vs-paletta': () => <Pair person={8} left="Bright Winter" right="True Winter" />,
};

export const Illustration = ({ slug }: { readonly slug: string }): ReactNode => (
  <div className={styles.drawing} aria-hidden="true">
    {(DRAWINGS[slug] ?? Ring)()}
  </div>
);

const arc = (season: SeasonName): string => RING_COLORS[season][0] ?? '#777777';

const Ring = (): ReactNode => <SeasonRing className={styles.ring} />;

function Pair({ person, left, right }: { person: number; left: SeasonName; right: SeasonName }): ReactNode {
  const look = PEOPLE[person] ?? PEOPLE[0];
  return (
    <div className={styles.pair}>
      {[left, right].map((season) => (
        <div key={season} style={{ background: `color-mix(in oklab, ${arc(season)} 22%, #F3EEE5)` }}>
          <Face {...look} id={`pair-${left}-${season}`.replaceAll(' ', '')} cloth={arc(season)} seed={season.length} />
        </div>
      ))}
    </div>
  );
}

const Cloths = ({ id, colors }: { id: string; colors: readonly string[] }): ReactNode => (
  <div className={styles.cloths}>
    {colors.map((hex, i) => (
      <Cloth key={hex} hex={hex} seed={i + 3} id={`${id}-${i}`} edge={0} height={180} />
    ))}
  </div>
);

const Window = (): ReactNode => (
  <div className={styles.window}>
    <svg viewBox="0 0 120 100" className={styles.pane} aria-hidden="true">
      <rect width="120" height="100" fill="#DCE6EC" />
      <path d="M60 0V100M0 50H120" stroke="#FBF8F3" strokeWidth="4" />
    </svg>
    <Face {...PEOPLE[10]} id="window" cloth="#EDE6DA" seed={2} />
  </div>
);

const Flatlay = (): ReactNode => (
  <div className={styles.flatlay}>
    {(
      [
        ['cardigan', '#FFB61A', 'trousers', '#C79857'],
        ['blouse', '#FF816C', 'skirt', '#FAF0DA'],
        ['knit', '#4D9D3D', 'jeans', '#3B6E8F'],
      ] as const
    ).map(([top, a, bottom, b]) => (
      <Outfit
        key={a}
        garments={[
          { kind: top, hex: a, color: '' },
          { kind: bottom, hex: b, color: '' },
        ]}
      />
    ))}
  </div>
);

const Depths = (): ReactNode => (
  <div className={styles.depths}>
    {['#F3D9C6', '#E3B48F', '#C48C64', '#8A5A3C', '#6F4630', '#4E3023'].map((hex) => (
      <span key={hex} style={{ background: hex }} />
    ))}
    {['#F0D6CC', '#DFB09A', '#BC8570', '#805344', '#664037', '#472B26'].map((hex) => (
      <span key={hex} style={{ background: hex }} />
    ))}
  </div>
);

function Motif({ season, person }: { season: SeasonName; person: number }): ReactNode {
  const { identity } = RING[season];
  const [a = '', b = '', c = ''] = identity.map(({ hex }) => hex);
  const look = PEOPLE[person] ?? PEOPLE[0];
  return (
    <div className={styles.pair}>
      <div style={{ background: arc(season) }}>
        <Face {...look} id={`motif-${person}`} cloth={b} seed={4} />
      </div>
      <div className={styles.motif}>
        <SeasonIcon season={season} colors={[a, b, c]} size="62%" />
      </div>
    </div>
  );
}

const Rail = (): ReactNode => (
  <div className={styles.cloths}>
    {(['Soft Autumn', 'True Autumn', 'Dark Autumn', 'True Summer', 'Soft Summer', 'True Spring'] as const).map(
      (season, i) => (
        <Cloth key={season} hex={arc(season)} seed={i + 70} id={`rail-${i}`} edge={22} height={180} />
      ),
    )}
  </div>
);

const Myths = (): ReactNode => (
  <div className={styles.myths}>
    {(['#1A1A1A', '#B54D22', '#2246DF', '#707722'] as const).map((hex, i) => (
      <Frame key={hex} shape={FRAME_SHAPES[i] ?? 'round'} color={hex} />
    ))}
  </div>
);
