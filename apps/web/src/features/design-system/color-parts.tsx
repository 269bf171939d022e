import { Cloth, MetalSample, RING_ORDER } from '@trueseason/drawings';
import { gradientCss, RING } from '@trueseason/seasons/ring';
import { type ReactNode, useState } from 'react';
import { ChipGrid } from '../../components/swatch/chip-grid.tsx';
import { ClothGrid } from '../../components/swatch/cloth-swatch.tsx';
import { ColorRadio } from '../../components/swatch/color-radio.tsx';
import styles from './design-system.module.css';
import { Part } from './part.tsx';

const AUTUMN = RING['True Autumn'].identity;
const METALS = [
  'Yellow Gold',
  'Brushed Gold',
  'Antique Gold',
  'Matte Bronze',
  'Silver',
  'Hammered Silver',
  'Rose Gold',
];

export function ColorParts(): ReactNode {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <Part title="Swatches">
        <ClothGrid id="design" columns={6} colors={AUTUMN} />
        <ChipGrid colors={AUTUMN} />
        <ChipGrid colors={AUTUMN} avoid />
        <div className={styles.colors}>
          {AUTUMN.map(({ hex, name }, i) => (
            <ColorRadio
              key={hex}
              hex={hex}
              label={name}
              name="design-color"
              checked={i === chosen}
              onChange={() => setChosen(i)}
            />
          ))}
        </div>
      </Part>
      <Part title="Season gradients">
        <ul className={styles.grid}>
          {RING_ORDER.map((season) => (
            <li key={season}>
              <div className={styles.gradient} style={{ background: gradientCss(season) }} />
              {season}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Cloth and metal">
        <div className={styles.grid}>
          {AUTUMN.slice(0, 3).map(({ hex }, i) => (
            <Cloth key={hex} hex={hex} seed={i} id={`design-cloth-${i}`} />
          ))}
          {METALS.map((name, i) => (
            <MetalSample key={name} name={name} id={`design-metal-${i}`} />
          ))}
        </div>
      </Part>
    </>
  );
}
