import { longDate, openGiftPath } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { GiftCard } from './gift-card.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly code: string;
  readonly giver: string | null;
  readonly message: string | null;
  readonly goodUntil: string;
}

/** Without the scheme, because it is typed from paper. */
const typed = (code: string): string => window.location.host + openGiftPath(code);

/** What comes out of a printer in the place of the page, on A4 and on Letter. */
export const Sheet = ({ code, giver, message, goodUntil }: SheetProps): ReactNode =>
  createPortal(
    <div className={styles.sheet} aria-hidden="true" data-testid="sheet">
      <GiftCard giver={giver} message={message}>
        <p className={`${styles.code} figures`}>{code}</p>
        <ol className={styles.steps}>
          <li>Open {typed(code)}</li>
          <li>Take three photos of your face in daylight. We ask before any leave your phone.</li>
          <li>You get your season, your palette, and a report. There’s nothing to pay.</li>
        </ol>
        <p className={styles.note}>Good for one analysis until {longDate(goodUntil)}.</p>
      </GiftCard>
    </div>,
    document.body,
  );
