import type { NamedColor } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { ColorRadio } from '../../ui/swatch/color-radio.tsx';
import styles from './hero-colors.module.css';

export interface HeroColorsProps {
  readonly colors: readonly NamedColor[];
  readonly worn: number;
  readonly onWear: (index: number) => void;
}

/** Four colors to tap; each drapes a cloth on the picture above. */
export function HeroColors({ colors, worn, onWear }: HeroColorsProps): ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">Cloth on the picture</legend>
      <div className={styles.row}>
        {colors.map(({ hex, name: color }, i) => (
          <ColorRadio key={hex} hex={hex} label={color} name={name} checked={i === worn} onChange={() => onWear(i)} />
        ))}
      </div>
      <p className={styles.caption} aria-live="polite">
        {colors[worn]?.name}
      </p>
    </fieldset>
  );
}
