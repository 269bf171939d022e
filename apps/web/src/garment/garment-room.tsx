import type { Lab } from '@trueseason/style/color';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { foreignWords } from '../lib/browser/foreign-words.ts';
import type { Pixels } from '../lib/browser/picture.ts';
import { Answer, Said } from './answer.tsx';
import { checkGarment } from './check-garment.ts';
import type { LightHint } from './find-light.ts';
import styles from './garment.module.css';
import { GarmentPicture, type Pointing } from './garment-picture.tsx';
import type { Wardrobe } from './judge-color.ts';
import { faceFinder, findFace, type IsFace, MIDDLE, readPicture, type Spot } from './picture.ts';

interface Reading {
  readonly file: File;
  readonly pixels: Pixels;
  readonly spot?: Spot;
  readonly light?: LightHint;
  readonly isFace?: IsFace;
}

export interface GarmentRoomProps {
  readonly wardrobe: Wardrobe;
  readonly whose: ReactNode;
  /** The customer's skin, from which light can be read. */
  readonly skin?: Lab;
}

export function GarmentRoom({ wardrobe, whose, skin }: GarmentRoomProps): ReactNode {
  const [reading, setReading] = useState<Reading>();
  const [failed, setFailed] = useState('');
  const [pointing, setPointing] = useState<Pointing>('garment');
  const id = useId();
  useEffect(() => void faceFinder().catch(() => undefined), []);
  const isFace = reading?.isFace?.(reading.spot ?? MIDDLE);
  const checked = isFace ? 'face' : reading && checkGarment(reading.pixels, wardrobe, reading);
  const spot = typeof checked === 'object' ? checked.spot : reading?.spot;
  const pointed = pointing === 'garment' ? spot : reading?.light?.spot;

  const choose = async (file: File): Promise<void> => {
    try {
      const pixels = await readPicture(file);
      setReading({ file, pixels });
      const found = (isFace: IsFace) => setReading((now) => (now?.file === file ? { ...now, isFace } : now));
      findFace(pixels).then(found, () => undefined);
      setFailed('');
      setPointing('garment');
    } catch (error) {
      console.warn('A picture could not be decoded:', error);
      const why = await foreignWords(file).catch(() => null);
      setFailed(why ?? 'This browser can’t open that picture. Try a screenshot of it.');
    }
  };
  const point = (spot: Spot, isLast: boolean): void => {
    if (!reading) return;
    const light = pointing === 'skin' && skin ? { spot, skin } : { spot };
    const next = { ...reading, ...(pointing === 'garment' ? { spot } : { light }) };
    setReading(next);
    if (!isLast || pointing === 'garment') return;
    if (checkGarment(next.pixels, wardrobe, next) !== 'bad_hint') setPointing('garment');
  };

  return (
    <div className={`stack gap-5 ${styles.room}`}>
      <div className="stack gap-4">
        {whose}
        {reading && (
          <GarmentPicture
            file={reading.file}
            spot={spot}
            describedBy={id}
            light={reading.light?.spot}
            pointing={pointing}
            canPointAtSkin={skin !== undefined}
            onPointing={(next) => {
              if (checked === 'bad_hint') setReading({ ...reading, light: undefined });
              setPointing(next);
            }}
            onPoint={point}
          />
        )}
      </div>
      <div className={`stack gap-4 ${styles.said}`}>
        <div id={id} className="stack gap-4" role="status">
          {pointed && <p className="visually-hidden">{`${percent(pointed.x)} across, ${percent(pointed.y)} down.`}</p>}
          {checked && <Said checked={checked} />}
        </div>
        {checked && <Answer checked={checked} wardrobe={wardrobe} />}
      </div>
      <div className="stack gap-4">
        <PictureInputs again={reading !== undefined} onChoose={choose} />
        {failed && <p role="alert">{failed}</p>}
      </div>
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** From the camera, the gallery or the clipboard. */
function PictureInputs({
  again,
  onChoose,
}: {
  readonly again: boolean;
  readonly onChoose: (file: File) => void;
}): ReactNode {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) choose.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const input = (label: string, capture?: 'environment'): ReactNode => (
    <label className={`centered strong ${styles.input}`} data-primary={capture}>
      <input
        className="covering"
        type="file"
        accept="image/*"
        capture={capture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same picture again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {label}
    </label>
  );
  return (
    <div className="row gap-3">
      {input(again ? 'Take another photo' : 'Take a photo', 'environment')}
      {input('Choose a picture')}
    </div>
  );
}
