import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DrawCloth } from '../../drape/draped-plate.tsx';
import { markRevealSeen, wasRevealSeen } from '../../drape/reveal/reveal-seen.ts';
import { GRAY_CLOTH } from '../../drape/reveal/timing.ts';
import { isStill } from '../../lib/browser/stillness.ts';

const SHOWN_MS = 500;
const FADE_MS = 900;

/** The reveal with reduced motion: once, gray cloth fades to the best color. */
export function useGrayFirst(orderId: number, ready: boolean): (draw: DrawCloth) => ReactNode {
  const [shows, setShows] = useState(() => isStill() && !wasRevealSeen(orderId));
  const gray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shows || !ready) return;
    markRevealSeen(orderId);
    // Not in CSS, where reduced motion disables all animation; a fade moves nothing.
    const fade = gray.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: SHOWN_MS,
      duration: FADE_MS,
      fill: 'forwards',
    });
    fade?.finished.then(
      () => setShows(false),
      () => undefined,
    );
    return () => fade?.cancel();
  }, [shows, ready, orderId]);
  return (draw) =>
    shows && (
      <div ref={gray} className="over">
        {draw(GRAY_CLOTH)}
      </div>
    );
}
