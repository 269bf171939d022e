import type { ReactNode } from 'react';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import styles from './color-row.module.css';
import type { WornColor } from './parts.ts';

export interface ColorRowProps {
  readonly legend: string;
  /** The season's own, which come first. */
  readonly colors: readonly WornColor[];
  readonly chosen: WornColor | undefined;
  readonly onChoose: (color: WornColor | undefined) => void;
  /** Whether any other color can be chosen, too. */
  readonly hasWheel?: boolean;
  /** Unique on the page. */
  readonly id: string;
}

const WHEEL_START = '#A03048';

/** Nothing, one of the season's colors, or any color there is. */
export function ColorRow({ legend, colors, chosen, onChoose, hasWheel = true, id }: ColorRowProps): ReactNode {
  const isOwn = chosen !== undefined && !colors.some(({ hex }) => hex === chosen.hex);
  return (
    <>
      <fieldset className={styles.row}>
        <legend>
          {legend} <span>in your season’s colors</span>
        </legend>
        <div className={styles.colors} style={{ '--count': colors.length, '--half': Math.ceil(colors.length / 2) }}>
          <ColorRadio
            hex={undefined}
            label="Nothing"
            name={id}
            checked={!chosen}
            onChange={() => onChoose(undefined)}
          />
          <div>
            {colors.map((color) => (
              <ColorRadio
                key={color.hex}
                hex={color.hex}
                label={color.name}
                name={id}
                checked={color.hex === chosen?.hex}
                onChange={() => onChoose(color)}
              />
            ))}
          </div>
        </div>
      </fieldset>
      {hasWheel && (
        <label className={styles.wheel} data-chosen={isOwn || undefined}>
          <span className={styles.disc} style={isOwn ? { background: chosen.hex } : undefined}>
            <input
              className="covering"
              type="color"
              value={(isOwn ? chosen.hex : (colors[0]?.hex ?? WHEEL_START)).toLowerCase()}
              onChange={({ target }) =>
                onChoose({ hex: target.value.toUpperCase(), name: `Your own ${target.value.toUpperCase()}` })
              }
            />
          </span>
          Any other color
        </label>
      )}
    </>
  );
}
