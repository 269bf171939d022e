import { Face, PEOPLE } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import styles from './guidelines-dialog.module.css';
import { WhiteSheet } from './white-sheet.tsx';

export interface GuidelinesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called by the button that leads on to the file picker. */
  readonly onContinue: () => void;
}

const REQUIREMENTS = [
  ['Close-up, single subject', 'Your face fills about half of the picture.'],
  ['Natural lighting', 'Face a window by day. Lamps off.'],
  ['Eyes and hair visible', 'Glasses off, hair as it grows.'],
  ['Minimal makeup', 'Bare skin shows your own colors best.'],
] as const;

export const GuidelinesDialog = ({ open, onOpenChange, onContinue }: GuidelinesDialogProps): ReactNode => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Photo Guidelines"
    description="Three photos like the first one give the surest reading."
  >
    <div className={styles.examples}>
      <Example verdict="good" label="Good: one face, close, in daylight">
        <div className={styles.alone}>
          <Face {...PEOPLE[8]} id="guide-good" cloth="#E9E2D6" seed={2} />
        </div>
      </Example>
      <Example verdict="bad" label="Multiple people and sunglasses">
        <div className={styles.pair}>
          <Face {...PEOPLE[5]} sunglasses id="guide-two-a" cloth="#B9C2B4" seed={4} />
          <Face {...PEOPLE[1]} id="guide-two-b" cloth="#C9B8A6" seed={7} />
        </div>
      </Example>
      <Example verdict="bad" label="Too far away">
        <div className={styles.far}>
          <Face {...PEOPLE[10]} id="guide-far" cloth="#8E9AA6" seed={9} />
        </div>
      </Example>
    </div>
    <ul className={styles.rules}>
      {REQUIREMENTS.map(([rule, detail]) => (
        <li key={rule}>
          <strong>{rule}</strong>
          <span>{detail}</span>
        </li>
      ))}
    </ul>
    <WhiteSheet />
    <Button wide className={styles.go} onClick={onContinue}>
      Got it! Upload Photos
    </Button>
  </Dialog>
);

const Example = ({ verdict, label, children }: { verdict: 'good' | 'bad'; label: string; children: ReactNode }) => (
  <figure className={styles.example} data-verdict={verdict}>
    <div className={styles.picture}>{children}</div>
    <figcaption>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={verdict === 'good' ? 'M2 8.5l4 4 8-9' : 'M3 3l10 10M13 3L3 13'} />
      </svg>
      {label}
    </figcaption>
  </figure>
);
