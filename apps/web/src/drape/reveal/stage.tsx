import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfter } from '../../lib/browser/use-after.ts';
import { DrapedPlate } from '../draped-plate.tsx';
import { useSitter } from '../use-sitter.ts';
import type { RevealCloth } from './choose-cloths.ts';
import { Cloths } from './cloths.tsx';
import { paintCloths } from './paint-cloths.ts';
import { RevealName } from './reveal-name.tsx';
import { RevealRing } from './reveal-ring.tsx';
import styles from './stage.module.css';
import { stageShape } from './stage-shape.ts';
import { PATIENCE_MS, REVEAL } from './timing.ts';

export interface StageProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly cloths: readonly RevealCloth[];
  /** The first cloth begins to move: from here on the reveal counts as seen. */
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/**
 * The reveal: gray cloth on the customer's own photo, pairs of cloths that cross, the best one falls, the name sets,
 * and the ring closes. Everything that moves is a layer of its own that is only moved and faded.
 */
export function Stage({ orderId, result, cloths, onStart, onEnd }: StageProps): ReactNode {
  const [shape] = useState(() => stageShape(window.innerWidth, window.innerHeight));
  const sitter = useSitter(orderId, result.evidence.photos);
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'leaving'>('waiting');
  const [loaded, setLoaded] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const painted = loaded || (!sitter.isPending && !sitter.photo);
  const leave = (): void => setPhase('leaving');
  const best = cloths.at(-1);

  useEffect(() => {
    if (!painted || phase !== 'waiting') return;
    let gone = false;
    const all = <Kind extends Element>(what: string) => [...(stage.current?.querySelectorAll<Kind>(what) ?? [])];
    paintCloths(all<SVGSVGElement>('[data-drawn] > svg'), all<HTMLCanvasElement>('canvas')).then(
      () => {
        if (gone) return;
        onStart();
        setPhase('playing');
      },
      () => !gone && onEnd(),
    );
    return () => {
      gone = true;
    };
  }, [painted, phase, onStart, onEnd]);
  // Nobody waits for a picture longer than for the result itself.
  useAfter(phase === 'waiting', PATIENCE_MS, onEnd);
  useAfter(phase === 'playing', REVEAL.end, leave);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-phase={phase}
      role="dialog"
      aria-modal="true"
      aria-label="Your season is being revealed"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
        // There is nowhere else to go in here.
        if (event.key === 'Tab') event.preventDefault();
      }}
      onAnimationEnd={({ target, currentTarget }) => phase === 'leaving' && target === currentTarget && onEnd()}
    >
      <div className={styles.plate} style={{ '--ratio': shape.ratio }}>
        {!sitter.isPending && (
          <DrapedPlate
            photo={sitter.photo}
            seen={result.evidence}
            alt=""
            shape={shape}
            first
            onReady={() => setLoaded(true)}
            onError={sitter.onBroken}
            cloths={(draw) => <Cloths cloths={cloths} draw={draw} isPainted={phase !== 'waiting'} />}
          >
            {best && <RevealName season={result.season} cloth={best.hex} delay={REVEAL.name} />}
            {best && <RevealRing season={result.season} cloth={best.hex} delay={REVEAL.ring} />}
          </DrapedPlate>
        )}
      </div>
      {/* biome-ignore lint/a11y/noAutofocus: the one thing that can be done here */}
      <button type="button" className={styles.skip} onClick={leave} autoFocus>
        Skip
      </button>
    </div>
  );
}
