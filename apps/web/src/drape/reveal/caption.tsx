import { readableInk } from '@trueseason/color';
import type { ReactNode } from 'react';
import styles from './caption.module.css';

export interface CaptionProps {
  /** The cloth that it is written on. */
  readonly hex: string;
  readonly says: string;
  readonly title: string;
}

/** What a cloth of the reveal is, written at its foot. */
export const Caption = ({ hex, says, title }: CaptionProps): ReactNode => (
  <p className={styles.caption} style={{ color: readableInk(hex) }}>
    {says}
    <strong>{title}</strong>
  </p>
);
