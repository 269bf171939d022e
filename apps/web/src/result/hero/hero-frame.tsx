import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import { type ReactNode, useId, useState } from 'react';
import { SettlingCloth } from '../../drape/draped-plate.tsx';
import { parseColor } from '../../lib/named-colors.ts';
import { ColorRadio } from '../../ui/swatch/color-radio.tsx';
import styles from './hero.module.css';

const COLOR_COUNT = 4;

/** For results without colors. */
const NO_COLOR: NamedColor = { hex: '#57504A', name: 'Gray' };

interface HeroFrameProps {
  readonly signature: readonly string[];
  readonly ratio?: number;
  readonly picture: (cloth: NamedColor) => ReactNode;
  /** The first sentence, fully visible on a phone's first screen. */
  readonly statement?: ReactNode;
  /** Next to the picture, or below it on a phone. */
  readonly children: ReactNode;
}

/** A picture in a signature color, with buttons to choose the color. */
export function HeroFrame({ signature, ratio, picture, statement, children }: HeroFrameProps): ReactNode {
  const name = useId();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const colors = signature.slice(0, COLOR_COUNT).map(parseColor);
  const cloth = colors[selectedIndex];
  return (
    <div className={styles.hero}>
      <div className={styles.picture} style={{ '--ratio': ratio }}>
        {picture(cloth ?? NO_COLOR)}
      </div>
      {statement && <p className={styles.said}>{statement}</p>}
      {cloth && (
        <fieldset className={styles.colors}>
          <legend className="visually-hidden">Cloth on the picture</legend>
          <div className={styles.row}>
            {colors.map(({ hex, name: color }, i) => (
              <ColorRadio
                key={hex}
                hex={hex}
                label={color}
                name={name}
                checked={i === selectedIndex}
                onChange={() => setSelectedIndex(i)}
              />
            ))}
          </div>
          <p className={`text-sm strong ${styles.caption}`} aria-live="polite">
            {cloth.name}
          </p>
        </fieldset>
      )}
      <div className={`stack gap-4 ${styles.beside}`}>{children}</div>
    </div>
  );
}

interface NameProps {
  readonly kicker: string;
  readonly season: string;
}

/** The season's name in large type, readable on its cloth. */
export const HeroName = ({ kicker, season, cloth }: NameProps & { readonly cloth: string }): ReactNode => (
  <>
    <div className={`over ${styles.veil}`} style={{ '--cloth': cloth }} />
    <div className={styles.name} style={{ color: readableInk(cloth) }}>
      <p className={`text-sm strong ${styles.kicker}`}>{kicker}</p>
      <h1>{season}</h1>
    </div>
  </>
);

interface ClothHeroProps extends NameProps, Pick<HeroFrameProps, 'signature' | 'statement' | 'children'> {
  readonly ring: ReactNode;
}

const drawCloth = (hex: string): ReactNode => (
  <Cloth hex={hex} seed={17} height={110} edge={0} id={`hero${hex.slice(1)}`} />
);

/** A hero without a photo: the season ring over a cloth. */
export const ClothHero = ({ ring, kicker, season, children, ...frame }: ClothHeroProps): ReactNode => (
  <HeroFrame
    {...frame}
    picture={({ hex }) => (
      <div className={`framed ${styles.plate}`}>
        <div className={styles.ringOnCloth}>{ring}</div>
        <div className={styles.cloth}>
          <SettlingCloth hex={hex} draw={drawCloth} />
          <HeroName kicker={kicker} season={season} cloth={hex} />
        </div>
      </div>
    )}
  >
    {children}
  </HeroFrame>
);
