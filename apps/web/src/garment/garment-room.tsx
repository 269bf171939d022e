import type { Lab } from '@trueseason/color';
import { type ReactNode, useEffect, useState } from 'react';
import { Answer } from './answer.tsx';
import { checkGarment } from './check-garment.ts';
import type { LightHint } from './find-light.ts';
import styles from './garment.module.css';
import { GarmentPicture, type Pointing } from './garment-picture.tsx';
import type { Wardrobe } from './judge-color.ts';
import type { Spot } from './picture.ts';
import { PictureInputs } from './picture-inputs.tsx';
import { type ChosenPicture, readPicture } from './read-picture.ts';

export interface GarmentRoomProps {
  readonly wardrobe: Wardrobe;
  /** Says and shows whose palette it is. */
  readonly whose: ReactNode;
  /** The skin of who asks, by which light can be read. */
  readonly skin?: Lab;
}

interface Reading {
  readonly picture: ChosenPicture;
  readonly spot?: Spot;
  readonly light?: LightHint;
}

export function GarmentRoom({ wardrobe, whose, skin }: GarmentRoomProps): ReactNode {
  const [reading, setReading] = useState<Reading | null>(null);
  const [failed, setFailed] = useState(false);
  const [pointing, setPointing] = useState<Pointing>('garment');
  const checked = reading && checkGarment(reading.picture.pixels, wardrobe, reading);
  const url = reading?.picture.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const choose = async (file: File): Promise<void> => {
    try {
      const picture = await readPicture(file);
      setFailed(false);
      setPointing('garment');
      setReading({ picture });
    } catch (error) {
      console.warn('A picture could not be decoded:', error);
      setFailed(true);
    }
  };
  const point = (spot: Spot, isLast: boolean): void => {
    if (!reading) return;
    const next: Reading =
      pointing === 'garment'
        ? { ...reading, spot }
        : { ...reading, light: pointing === 'skin' && skin ? { spot, skin } : { spot } };
    setReading(next);
    if (isLast) setPointing('garment');
  };

  return (
    <div className={`stack gap-5 ${styles.room}`}>
      <div className="stack gap-4">
        {whose}
        {reading && (
          <GarmentPicture
            url={reading.picture.url}
            spot={checked && typeof checked !== 'string' ? checked.spot : reading.spot}
            light={reading.light?.spot}
            pointing={pointing}
            canPointAtSkin={skin !== undefined}
            onPointing={setPointing}
            onPoint={point}
          />
        )}
      </div>
      <div className={`stack gap-4 ${styles.said}`} aria-live="polite">
        {checked && <Answer checked={checked} wardrobe={wardrobe} />}
      </div>
      <div className="stack gap-4">
        <PictureInputs again={reading !== null} onChoose={choose} />
        {failed && <p role="alert">This browser can’t open that picture. Try a screenshot of it.</p>}
      </div>
    </div>
  );
}
