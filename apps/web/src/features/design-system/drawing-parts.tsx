import {
  AxisDiagram,
  Face,
  FRAME_SHAPES,
  Frame,
  Garment,
  JEWELS,
  Jewel,
  PEOPLE,
  RING_COLORS,
  RING_ORDER,
  SeasonIcon,
  SeasonRing,
  StoryCard,
} from '@trueseason/drawings';
import { type DrawnJewelry, GARMENT_KINDS } from '@trueseason/seasons';
import { RING } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { Plate } from '../../components/plate/plate.tsx';
import styles from './design-system.module.css';
import { Part } from './part.tsx';

const SCORES = {
  temperature: { value: 0.74, sd: 0.14 },
  value: { value: -0.46, sd: 0.12 },
  chroma: { value: -0.22, sd: 0.2 },
  contrast: { value: 0.12, sd: 0.16 },
};
const AUTUMN = RING['True Autumn'].identity;
const JEWELRY: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Gold', stone: '#B54D22' },
  necklace: { kind: 'pendant', metal: 'Gold', stone: '#B54D22' },
  earrings: { kind: 'hoops', metal: 'Gold', stone: null },
  watch: { case: 'Gold', dial: '#F3E6C8', strap: '#854A2C' },
};

export const DrawingParts = (): ReactNode => (
  <>
    <Part title="Ring and motifs">
      <div className={styles.grid}>
        <SeasonRing labels id="design-ring" />
        <SeasonRing season="True Autumn" runnerUp="Dark Autumn" labels id="design-open" />
        {RING_ORDER.map((season) => {
          const [a = '', b = '', c = ''] = RING_COLORS[season];
          return <SeasonIcon key={season} season={season} colors={[a, b, c]} />;
        })}
      </div>
    </Part>
    <Part title="Drawings">
      <div className={styles.grid}>
        {PEOPLE.map((look, i) => (
          <Face
            key={look.skin}
            {...look}
            id={`design-${i}`}
            seed={i}
            cloth={RING_COLORS[RING_ORDER[i] ?? 'True Autumn'][0]}
          />
        ))}
        {GARMENT_KINDS.map((kind, i) => (
          <Garment key={kind} kind={kind} hex={AUTUMN[i % AUTUMN.length]?.hex ?? '#777777'} title={kind} />
        ))}
        {FRAME_SHAPES.map((shape) => (
          <Frame key={shape} shape={shape} color="#6B4A2B" title={shape} />
        ))}
        {JEWELS.map((kind) => (
          <Jewel key={kind} kind={kind} jewels={JEWELRY} />
        ))}
      </div>
    </Part>
    <Part title="Picture frames">
      <div className={styles.frames}>
        <Plate caption="A plate: a picture with its label under a hairline.">
          <AxisDiagram
            scores={SCORES}
            deciding="temperature"
            ink="var(--ink)"
            soft="var(--ink-soft)"
            accent="#B54D22"
            fontFamily="var(--font-text)"
          />
        </Plate>
        <Plate caption="The picture to share, 9:16.">
          <StoryCard season="True Autumn" displayFont="var(--font-display)" textFont="var(--font-text)" />
        </Plate>
      </div>
    </Part>
  </>
);
