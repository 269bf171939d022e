import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import styles from './try-on.module.css';

export interface ColorRowProps {
  readonly legend: string;
  readonly colors: readonly NamedColor[];
  readonly selectedColor: NamedColor | undefined;
  readonly onChoose: (color: NamedColor | undefined) => void;
  readonly hasWheel: boolean;
  readonly id: string;
}

/** A choice of nothing, a season color, or any color from the wheel. */
export function ColorRow({ legend, colors, selectedColor, onChoose, hasWheel, id }: ColorRowProps): ReactNode {
  const customHex = colors.some(({ hex }) => hex === selectedColor?.hex) ? undefined : selectedColor?.hex;
  return (
    <>
      {hasWheel && (
        <label className={`row gap-3 tap text-sm ${styles.wheel}`} data-chosen={customHex !== undefined || undefined}>
          <span className={`framed ${styles.disc}`} style={{ background: customHex }}>
            <input
              className="covering"
              type="color"
              value={(customHex ?? colors[0]?.hex ?? '').toLowerCase()}
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
            checked={!selectedColor}
            onChange={() => onChoose(undefined)}
          />
          <div>
            {colors.map((color) => (
              <ColorRadio
                key={color.hex}
                hex={color.hex}
                label={[color.name, color.wear].filter(Boolean).join(', ')}
                name={id}
                checked={color.hex === selectedColor?.hex}
                onChange={() => onChoose(color)}
              />
            ))}
          </div>
        </div>
      </fieldset>
    </>
  );
}
