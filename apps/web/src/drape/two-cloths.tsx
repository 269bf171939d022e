import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Divider } from './divider.tsx';
import { DrapedPlate, type DrapedPlateProps, SettlingCloth } from './draped-plate.tsx';
import styles from './draping.module.css';
import { PLATE, type PlateShape } from './frame.ts';

/** Without a photo, two cloths need less room. */
const CLOTH_ONLY: PlateShape = { ratio: 1.4, clothBelow: 0 };

interface TwoClothsProps extends Omit<DrapedPlateProps, 'cloths' | 'shape'> {
  readonly own: NamedColor;
  readonly other: NamedColor;
  /** Labels on the picture. */
  readonly tags: readonly [left: string, right: string];
}

/** Two cloths under one chin, with a divider between them. */
export const TwoCloths = ({ own, other, tags, ...plate }: TwoClothsProps): ReactNode => (
  <Divider left={own} right={other} tags={tags}>
    <DrapedPlate
      {...plate}
      shape={plate.photo ? PLATE : CLOTH_ONLY}
      cloths={(draw) =>
        Object.entries({ own, other }).map(([side, { hex }]) => (
          <div key={side} className={`over ${styles[side]}`}>
            <SettlingCloth hex={hex} draw={draw} />
          </div>
        ))
      }
    />
  </Divider>
);
