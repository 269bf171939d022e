import { readableInk } from '@trueseason/style/color';
import { type ReactNode, useState } from 'react';
import styles from './reveal.module.css';
import { GRAY_CLOTH, REVEAL } from './timing.ts';
import type { RevealCloth } from './use-reveal.ts';

const CAPTIONS: Readonly<Record<RevealCloth['kind'], string>> = { wrong: 'To avoid', right: 'Yours', best: '' };

/** Gray and the cloths drawn over it. Covered cloths are removed, to save drawing them. */
export function Curtains({
  cloths,
  draw,
  isPainted,
}: {
  readonly cloths: readonly RevealCloth[];
  readonly draw: (hex: string) => ReactNode;
  /** The canvases are painted and their drawings removed. */
  readonly isPainted: boolean;
}): ReactNode {
  const [lastLanded, setLastLanded] = useState(-1);
  return (
    <>
      {lastLanded < 0 && (
        <>
          <div className="over">{draw(GRAY_CLOTH)}</div>
          <Caption hex={GRAY_CLOTH} text="First, gray" title="It takes no side." />
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
      {cloths.map(({ name, hex, kind }, i) => {
        if (i < lastLanded) return null;
        const animationDelay = `${REVEAL.cloths[i] ?? REVEAL.best}ms`;
        return (
          <div
            key={hex}
            className={styles.curtain}
            data-part={kind}
            style={{ animationDelay }}
            onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setLastLanded(i)}
          >
            <div className={styles.still} style={{ animationDelay }}>
              <div className={styles.cloth}>
                <canvas className="cover" />
                {CAPTIONS[kind] && <Caption hex={hex} text={CAPTIONS[kind]} title={name} />}
              </div>
            </div>
          </div>
        );
      })}
    </>
  );
}

const Caption = ({
  hex,
  text,
  title,
}: {
  readonly hex: string;
  readonly text: string;
  readonly title: string;
}): ReactNode => (
  <p className={styles.caption} style={{ color: readableInk(hex) }}>
    {text}
    <strong>{title}</strong>
  </p>
);
