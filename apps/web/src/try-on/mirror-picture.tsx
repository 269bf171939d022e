import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PLATE_RATIO } from '../drape/frame-of.ts';
import type { Mirror } from './mirror.ts';
import styles from './mirror-picture.module.css';
import type { Worn } from './parts.ts';

export interface MirrorPictureProps {
  readonly mirror: Mirror;
  readonly worn: Worn;
  readonly label: string;
  /** Told while a finger or a pointer holds the picture. */
  readonly onHold: ((held: boolean) => void) | undefined;
}

/** The photo with its try-ons. */
export function MirrorPicture({ mirror, worn, label, onHold }: MirrorPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) mirror.draw(context, worn);
  }, [mirror, worn]);
  return (
    <div className={styles.frame} data-hair={mirror.hasHair || undefined} style={{ aspectRatio: PLATE_RATIO }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={mirror.width}
        height={mirror.height}
        onPointerDown={() => onHold?.(true)}
        onPointerUp={() => onHold?.(false)}
        onPointerLeave={() => onHold?.(false)}
        onPointerCancel={() => onHold?.(false)}
        onContextMenu={(event) => event.preventDefault()}
      />
      {onHold && (
        <span className={styles.hint} aria-hidden="true">
          Hold to see before
        </span>
      )}
    </div>
  );
}
