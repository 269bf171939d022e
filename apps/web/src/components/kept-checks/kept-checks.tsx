import { type ReactNode, useState } from 'react';
import { VERDICTS } from '../../lib/garment/check-texts.ts';
import { forgetCheck, keptChecks } from '../../lib/garment/kept-checks.ts';
import { Cross } from '../icons/cross.tsx';
import styles from './kept-checks.module.css';

/** Garments that were checked for this order, on this device; nothing where there are none. */
export function KeptChecks({ orderId }: { readonly orderId: number }): ReactNode {
  const [checks, setChecks] = useState(() => keptChecks(orderId));
  if (checks.length === 0) return null;
  const forget = (at: number): void => {
    forgetCheck(orderId, at);
    setChecks(keptChecks(orderId));
  };
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h3 id="kept">Garments you checked</h3>
      <ul>
        {checks.map(({ at, verdict, nearest, colors, thumb }) => (
          <li key={at}>
            <img src={thumb} alt="" />
            <p>
              <strong>{VERDICTS[verdict]}</strong>
              <span className={styles.nearest}>{nearest && `closest: ${nearest}`}</span>
            </p>
            <span className={styles.colors} aria-hidden="true">
              {colors.map((hex) => (
                <span key={hex} style={{ background: hex }} />
              ))}
            </span>
            <button type="button" aria-label={`Remove this garment, ${nearest}`} onClick={() => forget(at)}>
              <Cross size={18} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Saved only on this device.</p>
    </section>
  );
}
