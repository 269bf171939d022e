import type { AnalysisResult } from '@trueseason/contracts';
import { besideSkin } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { svgImage } from '../../lib/browser/picture.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { clamp } from '../../lib/math.ts';
import { DrapedPlate } from '../draped-plate.tsx';
import type { PlateShape } from '../frame.ts';
import { useDrapedPhoto } from '../use-draped-photo.ts';
import { Curtains } from './curtains.tsx';
import styles from './reveal.module.css';
import { RevealedSeason } from './revealed-season.tsx';

import { PATIENCE_MS, REVEAL } from './timing.ts';
import type { RevealCloth } from './use-reveal.ts';

export interface RevealStageProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly cloths: readonly RevealCloth[];
  /** The first cloth starts to move, so the reveal counts as seen. */
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/**
 * The reveal: gray cloth on the customer's photo, crossing pairs of cloths, then the best one falls, the name rises,
 * and the ring closes. Each moving part is its own layer that is only transformed and faded.
 */
export function RevealStage({ orderId, result, cloths, onStart, onEnd }: RevealStageProps): ReactNode {
  const [shape] = useState(() => stageShape(window.innerWidth, window.innerHeight));
  const drapedPhoto = useDrapedPhoto(orderId, result.evidence.photos);
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'leaving'>('waiting');
  const [loaded, setLoaded] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const isReady = loaded || (!drapedPhoto.isPending && !drapedPhoto.photo);
  const leave = (): void => setPhase('leaving');
  const best = cloths.at(-1);

  useEffect(() => {
    if (!isReady || phase !== 'waiting') return;
    let isCanceled = false;
    paintCloths(stage.current).then(
      () => {
        if (isCanceled) return;
        onStart();
        setPhase('playing');
      },
      () => !isCanceled && onEnd(),
    );
    return () => {
      isCanceled = true;
    };
  }, [isReady, phase, onStart, onEnd]);
  useTimeout(phase === 'waiting', PATIENCE_MS, onEnd);
  useTimeout(phase === 'playing', REVEAL.end, leave);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-phase={phase}
      role="dialog"
      aria-modal="true"
      aria-label="Your season is being revealed"
      aria-description={besideSkin(cloths.slice(0, 2), result.evidence)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
        // Nothing else can take focus.
        if (event.key === 'Tab') event.preventDefault();
      }}
      onAnimationEnd={({ target, currentTarget }) => phase === 'leaving' && target === currentTarget && onEnd()}
    >
      <div className={styles.plate} style={{ '--ratio': shape.ratio }}>
        {!drapedPhoto.isPending && (
          <DrapedPlate
            photo={drapedPhoto.photo}
            evidence={result.evidence}
            alt=""
            shape={shape}
            isFirst
            onReady={() => setLoaded(true)}
            onError={drapedPhoto.onBroken}
            cloths={(draw) => <Curtains cloths={cloths} draw={draw} isPainted={phase !== 'waiting'} />}
          >
            {best && <RevealedSeason season={result.season} cloth={best.hex} />}
          </DrapedPlate>
        )}
      </div>
      {/* biome-ignore lint/a11y/noAutofocus: the only action here */}
      <button type="button" className={styles.skip} onClick={leave} autoFocus>
        Skip
      </button>
    </div>
  );
}

/** From a phone's ratio to the widest with room for hair above a face that fills its photo. */
const MIN_RATIO = 0.42;
const MAX_RATIO = 0.68;

/** As large as the window, but no wider than a portrait. */
export const stageShape = (width: number, height: number): PlateShape => ({
  ratio: clamp(width / Math.max(1, height), MIN_RATIO, MAX_RATIO),
  clothBelow: 1.05,
});

/** Maximum pixel density; moving cloth needs no more. */
const MAX_PIXEL_DENSITY = 1.5;

/**
 * Paints the drawn cloths onto the canvases, one per frame before anything moves, because their blurred folds would
 * drop frames while they cross.
 */
async function paintCloths(stage: HTMLElement | null): Promise<void> {
  const drawings = stage?.querySelectorAll<SVGSVGElement>('[data-drawn] > svg') ?? [];
  const canvases = stage?.querySelectorAll('canvas') ?? [];
  const scale = Math.min(MAX_PIXEL_DENSITY, window.devicePixelRatio);
  for (const [i, canvas] of canvases.entries()) {
    const svg = drawings[i];
    if (!svg) continue;
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const image = await svgImage(svg, canvas.width, canvas.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    await new Promise(requestAnimationFrame);
  }
}
