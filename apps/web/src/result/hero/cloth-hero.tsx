import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { type ReactNode, useState } from 'react';
import { SettlingCloth } from '../../drape/settling-cloth.tsx';
import styles from './cloth-hero.module.css';
import hero from './hero.module.css';
import { HeroColors } from './hero-colors.tsx';
import { HeroName } from './hero-name.tsx';

export interface ClothHeroProps {
  readonly kicker: string;
  readonly season: string;
  readonly colors: readonly NamedColor[];
  readonly ring: ReactNode;
  /** Beside the picture, or below it on a phone. */
  readonly children: ReactNode;
}

/** A result without a photo: the season's ring over its cloth, with the name on it. */
export function ClothHero({ kicker, season, colors, ring, children }: ClothHeroProps): ReactNode {
  const [worn, setWorn] = useState(0);
  const cloth = colors[worn] ?? colors[0];
  const draw = (hex: string): ReactNode => (
    <Cloth hex={hex} seed={17} height={110} edge={0} id={`hero${hex.slice(1)}`} />
  );
  return (
    <div className={hero.hero}>
      <div className={`${hero.picture} ${styles.picture}`}>
        <div className={styles.plate}>
          <div className={styles.ring}>{ring}</div>
          <div className={styles.cloth}>
            {cloth && <SettlingCloth hex={cloth.hex} draw={draw} />}
            <HeroName kicker={kicker} season={season} cloth={cloth?.hex ?? '#57504a'} />
          </div>
        </div>
      </div>
      {cloth && <HeroColors colors={colors} worn={worn} onWear={setWorn} />}
      <div className={`stack gap-4 ${hero.beside} start`}>{children}</div>
    </div>
  );
}
