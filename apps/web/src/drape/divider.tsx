import type { NamedColor } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './draping.module.css';

/** A line between two cloths, below the face, moved by touch, mouse or arrow keys. */
export function Divider({
  left,
  right,
  tags,
  children,
}: {
  readonly left: NamedColor;
  readonly right: NamedColor;
  /** Labels on the picture. */
  readonly tags: readonly [left: string, right: string];
  /** Part of it is clipped at `--split`. */
  readonly children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  // Set directly, so that moving the line does not redraw the cloths.
  const moveDivider = (): void => {
    const { value = '50' } = range.current ?? {};
    frame.current?.style.setProperty('--split', `${value}%`);
    range.current?.setAttribute('aria-valuetext', `${value}% ${left.name}, ${100 - Number(value)}% ${right.name}`);
  };
  useEffect(moveDivider);
  return (
    <div ref={frame} className={styles.divided}>
      {children}
      <span className={styles.line} aria-hidden="true">
        <span className={`centered ${styles.handle}`}>
          <Icon size={22}>
            <path d="M3 12H21M7 8L3 12L7 16M17 8L21 12L17 16" />
          </Icon>
        </span>
      </span>
      <span className={`text-xs strong ${styles.tag}`} aria-hidden="true">
        {tags[0]}
      </span>
      <span className={`text-xs strong ${styles.tag}`} data-of="right" aria-hidden="true">
        {tags[1]}
      </span>
      <input
        ref={range}
        className={`covering ${styles.range}`}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        step={1}
        aria-label={`Divider between ${left.name} and ${right.name}`}
        onInput={moveDivider}
      />
    </div>
  );
}
