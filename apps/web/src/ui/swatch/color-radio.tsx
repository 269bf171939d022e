import type { ReactNode } from 'react';
import styles from './color-radio.module.css';

export interface ColorRadioProps {
  readonly hex: string | undefined;
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** One color of a choice, whose row sets its width. */
export const ColorRadio = ({ hex, label, name, checked, onChange }: ColorRadioProps): ReactNode => (
  <label className={`edged ${styles.color}`} style={{ background: hex }} title={label}>
    <input className="covering" type="radio" name={name} checked={checked} onChange={onChange} />
    <span className="visually-hidden">{label}</span>
  </label>
);
