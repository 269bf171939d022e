import type { PhotoLine } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './eye-rims.module.css';
import { rimsOf } from './rims-of.ts';

/** For a drawing over the whole photo, `side` wide and high. */
export const EyeRims = ({
  outlines,
  ratio,
  side,
}: {
  readonly outlines: readonly Pick<PhotoLine, 'feature' | 'lines'>[];
  readonly ratio: number;
  readonly side: number;
}): ReactNode =>
  rimsOf(outlines, ratio).flatMap(({ cx, cy, rx, ry }) =>
    [styles.paper, styles.ink].map((stroke) => (
      <ellipse key={`${cx} ${stroke}`} className={stroke} cx={cx * side} cy={cy * side} rx={rx * side} ry={ry * side} />
    )),
  );
