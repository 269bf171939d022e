import type { Lab } from '@trueseason/style/color';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { receiveDroppedFiles } from '../lib/browser/dropped-files.ts';
import { HiddenColorsError, type Pixels } from '../lib/browser/picture.ts';
import { unsupportedFileHelp } from '../lib/browser/unsupported-file-help.ts';
import { useSlow } from '../lib/browser/use-slow.ts';
import { HIDDEN_COLORS } from '../lib/message-texts.ts';
import { checkGarment } from './check-garment.ts';
import type { LightHint } from './find-light.ts';
import styles from './garment.module.css';
import { GarmentPicture, type Pointing } from './garment-picture.tsx';
import { PROBLEM_TEXTS, VerdictDetails, VerdictSummary } from './garment-verdict.tsx';
import type { Wardrobe } from './judge-color.ts';
import { CENTER, findFace, type IsFace, loadFaceFinder, readPicture, type Spot } from './picture.ts';

interface GarmentPhoto {
  readonly file: File;
  readonly pixels: Pixels;
  readonly spot?: Spot;
  readonly light?: LightHint;
  readonly isFace?: IsFace;
}

export interface GarmentCheckerProps {
  readonly wardrobe: Wardrobe;
  readonly palette: ReactNode;
  /** The customer's skin, from which light can be read. */
  readonly skin?: Lab;
}

export function GarmentChecker({ wardrobe, palette, skin }: GarmentCheckerProps): ReactNode {
  const [photo, setPhoto] = useState<GarmentPhoto>();
  const [failureText, setFailureText] = useState('');
  const latest = useRef<File>(null);
  const [pointing, setPointing] = useState<Pointing>('garment');
  /** Where light could not be read; only said, and where the arrow keys go on. */
  const [refusedSpot, setRefusedSpot] = useState<Spot>();
  const id = useId();
  useEffect(() => void loadFaceFinder().catch(() => undefined), []);
  const isFace = photo?.isFace?.(photo.spot ?? CENTER);
  const checked = isFace ? 'face' : photo && checkGarment(photo.pixels, wardrobe, photo);
  const spot = typeof checked === 'object' ? checked.spot : photo?.spot;
  const pointedSpot = pointing === 'garment' ? spot : (photo?.light?.spot ?? refusedSpot);

  const [opening, setOpening] = useState<File | null>(null);
  const isSlow = useSlow(opening);
  const choose = async (file: File): Promise<void> => {
    setOpening(file);
    latest.current = file;
    try {
      const pixels = await readPicture(file);
      // Another was chosen meanwhile.
      if (latest.current !== file) return;
      setPhoto({ file, pixels });
      const onFace = (isFace: IsFace) =>
        setPhoto((previous) => (previous?.file === file ? { ...previous, isFace } : previous));
      findFace(pixels).then(onFace, () => undefined);
      setFailureText('');
      setPointing('garment');
      setRefusedSpot(undefined);
    } catch (error) {
      console.warn('A picture could not be decoded:', error);
      const isHidden = error instanceof HiddenColorsError;
      const reason = isHidden ? HIDDEN_COLORS : await unsupportedFileHelp(file).catch(() => null);
      if (latest.current !== file) return;
      setFailureText(reason ?? 'This browser can’t open that picture. Try a screenshot of it.');
    }
    setOpening(null);
  };
  const withoutBadLight = checked === 'bad_hint' && photo ? { ...photo, light: undefined } : photo;
  const point = (spot: Spot, isLast: boolean): void => {
    if (!photo) return;
    // A press where the point already is would only measure less of the garment.
    if (pointing === 'garment' && spot.x === pointedSpot?.x && spot.y === pointedSpot.y) return;
    const light = pointing === 'skin' && skin ? { spot, skin } : { spot };
    const next = { ...photo, ...(pointing === 'garment' ? { spot } : { light }) };
    const isLight = isLast && pointing !== 'garment';
    const isRefused = isLight && checkGarment(next.pixels, wardrobe, next) === 'bad_hint';
    setPhoto(isRefused ? withoutBadLight : next);
    setRefusedSpot(isRefused ? spot : undefined);
    if (isLight && !isRefused) setPointing('garment');
  };

  return (
    <div className={`stack gap-5 ${styles.room}`}>
      <div className="stack gap-4">
        {palette}
        {photo && (
          <GarmentPicture
            file={photo.file}
            spot={spot}
            describedBy={id}
            light={photo.light?.spot}
            pointedSpot={pointedSpot}
            pointing={pointing}
            canPointAtSkin={skin !== undefined}
            onPointing={(next) => {
              setPhoto(withoutBadLight);
              setRefusedSpot(undefined);
              setPointing(next);
            }}
            onPoint={point}
          />
        )}
      </div>
      <div className={`stack gap-4 ${styles.said}`}>
        <div id={id} className="stack gap-4" role="status">
          {pointedSpot && (
            <p className="visually-hidden">{`${percent(pointedSpot.x)} across, ${percent(pointedSpot.y)} down.`}</p>
          )}
          {refusedSpot && <p className="refused">{PROBLEM_TEXTS.bad_hint}</p>}
          {checked && <VerdictSummary checked={checked} />}
        </div>
        {checked && <VerdictDetails checked={checked} wardrobe={wardrobe} />}
      </div>
      <div className="stack gap-4">
        <PictureInputs hasPicture={photo !== undefined} onChoose={choose} />
        <p role="status">{isSlow && 'Opening your picture…'}</p>
        {failureText && <p role="alert">{failureText}</p>}
      </div>
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** From the camera, the gallery or the clipboard, or dropped on the page. */
function PictureInputs({
  hasPicture,
  onChoose,
}: {
  readonly hasPicture: boolean;
  readonly onChoose: (file: File) => void;
}): ReactNode {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => receiveDroppedFiles(([file]) => file && choose.current(file)), []);
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
      {input(hasPicture ? 'Take another photo' : 'Take a photo', 'environment')}
      {input('Choose a picture')}
    </div>
  );
}
