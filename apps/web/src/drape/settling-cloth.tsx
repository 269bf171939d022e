import { type ReactNode, useRef } from 'react';
import type { DrawCloth } from './draped-plate.tsx';
import styles from './settling-cloth.module.css';

/** A new cloth falls onto the one before it, so that what the person wears never shows in between. */
export function SettlingCloth({ hex, draw }: { readonly hex: string; readonly draw: DrawCloth }): ReactNode {
  const shown = useRef<readonly string[]>([hex]);
  if (shown.current.at(-1) !== hex) shown.current = [...shown.current.slice(-1), hex];
  return shown.current.map((color, i) => (
    <div key={color} className={`over ${styles.cloth}`} data-settles={i > 0 || undefined}>
      {draw(color)}
    </div>
  ));
}
