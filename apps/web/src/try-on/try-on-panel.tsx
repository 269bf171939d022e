import { type AnalysisResult, BRAND, keysOf, type NamedColor } from '@trueseason/contracts';
import { besideSkin } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { forgetEarlyPhoto } from '../drape/early-photo/early-photo-element.ts';
import { PLATE } from '../drape/frame.ts';
import { shareOrSave } from '../drape/share/share.ts';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Choice } from '../ui/choice/choice.tsx';
import { TRY_ON_AREAS, type TryOnArea, type WornColors, wornColorsText } from './areas.ts';
import { ColorRow } from './color-row.tsx';
import type { PaintablePhoto } from './paintable-photo.ts';
import styles from './try-on.module.css';

export interface TryOnPanelProps {
  readonly photo: PaintablePhoto;
  readonly offered: readonly { readonly area: TryOnArea; readonly colors: readonly NamedColor[] }[];
  readonly result: AnalysisResult;
  readonly showNext: (() => void) | undefined;
  readonly isNext: boolean;
}

export function TryOnPanel({ photo, offered, result, showNext, isNext }: TryOnPanelProps): ReactNode {
  const id = useId();
  const [selectedArea, selectArea] = useState<TryOnArea>();
  const [wornColors, setWornColors] = useState<WornColors>(BARE);
  const [isBare, setIsBare] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>(NOTHING_DRAWN);
  const hasColors = keysOf(TRY_ON_AREAS).some((one) => wornColors[one]);
  const choices = useFocusAfterChange<HTMLDivElement>(hasColors);
  const current = offered.find((one) => one.area === selectedArea) ?? offered[0];
  if (!current) return null;
  const { area, colors } = current;
  const { product, hasSeasonColorsOnly, footnote } = TRY_ON_AREAS[area];
  const footnoteText = footnote?.(result);
  // With the picture, not before it.
  const caption = isBare ? 'As you took it.' : wornColorsText(drawn.worn, drawn.unnoticeable);
  const color = isBare ? undefined : wornColors[area];
  const tryOn = (color: NamedColor | undefined): void => {
    setIsBare(false);
    setWornColors((previous) => ({ ...previous, [area]: color }));
  };
  return (
    <div className={`stack gap-3 ${styles.room}`}>
      <figure className={styles.figure} aria-busy={isNext}>
        <PaintedPhoto
          mirror={photo}
          worn={isBare ? BARE : wornColors}
          onDrawn={setDrawn}
          label={`Your photo ${photo.position}. ${caption}`}
        />
        <figcaption className={`text-sm ${styles.caption}`}>
          <p className={hasColors || isBare ? 'soft' : 'visually-hidden'} aria-live="polite">
            <span className="visually-hidden">Photo {photo.position}. </span>
            {caption}
            {color && <span className="visually-hidden"> {besideSkin([color], result.evidence)}</span>}
          </p>
          {hasColors && (
            <>
              <Button look="text" aria-pressed={isBare} onClick={() => setIsBare(!isBare)}>
                Before
              </Button>
              <Button look="text" onClick={() => setWornColors(BARE)}>
                Take it off
              </Button>
              <Button look="text" onClick={() => void saveImage(photo, wornColors)}>
                Save this picture
              </Button>
            </>
          )}
          {showNext && (
            <Button look="text" onClick={showNext}>
              Another photo
            </Button>
          )}
        </figcaption>
      </figure>
      <div ref={choices} className={`row ${styles.choices}`}>
        {offered.length > 1 && (
          <fieldset>
            <legend className="visually-hidden">What to try on</legend>
            <Choice
              name={`${id}part`}
              options={offered.map((one) => [one.area, TRY_ON_AREAS[one.area].title] as const)}
              value={area}
              onChange={selectArea}
            />
          </fieldset>
        )}
        <ColorRow
          key={area}
          legend={product}
          colors={colors}
          selectedColor={wornColors[area]}
          onChoose={tryOn}
          hasWheel={!hasSeasonColorsOnly}
          id={`${id}${area}`}
        />
        {footnoteText && <p className="text-sm soft">{footnoteText}</p>}
      </div>
    </div>
  );
}

/** What the picture shows, and where one hardly sees it. */
interface Drawn {
  readonly worn: WornColors;
  readonly unnoticeable: readonly TryOnArea[];
}
const BARE: WornColors = {};
const NOTHING_DRAWN: Drawn = { worn: BARE, unnoticeable: [] };

function PaintedPhoto({
  mirror,
  worn,
  label,
  onDrawn,
}: {
  readonly mirror: PaintablePhoto;
  readonly worn: WornColors;
  readonly onDrawn: (drawn: Drawn) => void;
  readonly label: string;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    let isCurrent = true;
    const drawing = context ? mirror.draw(context, worn) : Promise.resolve([]);
    drawing.then(
      (unnoticeable) => isCurrent && onDrawn({ worn, unnoticeable }),
      (error: unknown) => {
        if (!isCurrent) return;
        console.error('A color could not be painted:', error);
        showToast(TOASTS.unexpected);
      },
    );
    forgetEarlyPhoto();
    return () => {
      isCurrent = false;
    };
  }, [mirror, worn, onDrawn]);
  return (
    <div className={`framed ${styles.frame}`} style={{ aspectRatio: PLATE.ratio }}>
      <canvas
        ref={canvas}
        className="cover"
        role="img"
        aria-label={label}
        width={mirror.width}
        height={mirror.height}
      />
    </div>
  );
}

async function saveImage(mirror: PaintablePhoto, worn: WornColors): Promise<void> {
  try {
    await shareOrSave(() => mirror.renderBlob(worn), 'try-on.png', `Tried on with ${BRAND.name}`);
  } catch (error) {
    console.error('The picture could not be saved:', error);
    showToast(TOASTS.unexpected);
  }
}
