import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import styles from './try-on.module.css';

export interface ColorRowProps {
  readonly legend: string;
  readonly colors: readonly NamedColor[];
  readonly chosen: NamedColor | undefined;
  readonly onChoose: (color: NamedColor | undefined) => void;
  readonly hasWheel: boolean;
  readonly id: string;
}

/** A choice of nothing, a season color, or any color from the wheel. */
export function ColorRow({ legend, colors, chosen, onChoose, hasWheel, id }: ColorRowProps): ReactNode {
  const own = colors.some(({ hex }) => hex === chosen?.hex) ? undefined : chosen?.hex;
  return (
    <>
      {hasWheel && (
        <label className={`row gap-3 tap text-sm ${styles.wheel}`} data-chosen={own !== undefined || undefined}>
          <span className={`framed ${styles.disc}`} style={{ background: own }}>
            <input
              className="covering"
              type="color"
              value={(own ?? colors[0]?.hex ?? '').toLowerCase()}
              onChange={({ target }) =>
                onChoose({ hex: target.value.toUpperCase(), name: `Your own ${target.value.toUpperCase()}` })
              }
            />
          </span>
          Any other color
        </label>
      )}
      <fieldset>
        <legend className="visually-hidden">{legend} in your season’s colors</legend>
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
    </>
  );
}
