import { type ReactNode, useState } from 'react';
import { Caption } from './caption.tsx';
import type { RevealCloth } from './choose-cloths.ts';
import { Curtain } from './curtain.tsx';
import { GRAY_CLOTH, REVEAL } from './timing.ts';

export interface ClothsProps {
  readonly cloths: readonly RevealCloth[];
  readonly draw: (hex: string) => ReactNode;
  /** The curtains' canvases were painted from this element, which is removed. */
  readonly isPainted: boolean;
}

/** Gray, and the cloths that come over it. What lies under one that has landed goes: each frame would draw it. */
export function Cloths({ cloths, draw, isPainted }: ClothsProps): ReactNode {
  const [landed, setLanded] = useState(-1);
  return (
    <>
      {landed < 0 && (
        <>
          <div className="over">{draw(GRAY_CLOTH)}</div>
          <Caption hex={GRAY_CLOTH} says="First, gray" title="It takes no side." />
        </>
      )}
      {!isPainted && (
        <div hidden>
          {cloths.map(({ hex }) => (
            <div key={hex} data-drawn>
              {draw(hex)}
            </div>
          ))}
        </div>
      )}
      {cloths.map(
        (cloth, i) =>
          i >= landed && (
            <Curtain
              key={cloth.hex}
              cloth={cloth}
              delay={REVEAL.cloths[i] ?? REVEAL.best}
              onLanded={() => setLanded(i)}
            />
          ),
      )}
    </>
  );
}
