import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './guidelines-dialog.module.css';
import { PlacePicture } from './place-picture.tsx';

const REQUIREMENTS = [
  ['Close-up, single subject', 'Your face fills about half of the picture.'],
  ['Natural lighting', 'Face a window by day. Lamps off.'],
  ['Eyes and hair visible', 'Glasses off, hair as it grows.'],
  ['Minimal makeup', 'Bare skin shows your own colors best.'],
] as const;

export const GuidelinesDialog = ({
  open,
  onOpenChange,
  onContinue,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Opens the file picker. */
  readonly onContinue: () => void;
}): ReactNode => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Photo Guidelines"
    description="Three photos in three places work best, each framed like the good one."
  >
    <p className={`stack gap-3 text-sm ${styles.places}`}>
      <PlacePicture places={['window', 'room', 'outdoors']} />
      <span>
        <strong>One here, one in another room, one outdoors or at another window.</strong> Photos of one place share its
        light and count as one.
      </span>
    </p>
    <div className={styles.examples}>
      <Example isGood label="Good: one face, close, in daylight">
        <Oval x={60} y={70} size={33} />
      </Example>
      <Example label="Multiple people and sunglasses">
        <Oval x={36} y={76} size={20} />
        <Oval x={85} y={70} size={22} />
        <path fill="#1c1917" d="M66 63H83A8 8 0 0 1 67 66ZM104 63H87A8 8 0 0 0 103 66Z" />
      </Example>
      <Example label="Too far away">
        <Oval x={60} y={84} size={9} />
      </Example>
    </div>
    <ul className={styles.rules}>
      {REQUIREMENTS.map(([rule, detail]) => (
        <li key={rule} className="stack listed text-sm">
          <strong className="strong">{rule}</strong>
          <span className="soft">{detail}</span>
        </li>
      ))}
    </ul>
    <p className={`stack gap-4 text-sm ${styles.tip}`}>
      <Framing>
        <Oval x={44} y={70} size={26} />
        <rect fill="#fff" stroke="var(--ink-soft)" x="77" y="46" width="29" height="41" />
      </Framing>
      <span>
        <strong>Even better: hold plain white paper beside your face.</strong> It shows us the color of your light.
      </span>
    </p>
    <Button wide className={styles.go} onClick={onContinue}>
      Got it! Upload Photos
    </Button>
  </Dialog>
);

const Example = ({ isGood = false, label, children }: { isGood?: boolean; label: string; children: ReactNode }) => (
  <figure className={`stack gap-2 ${styles.example}`} data-good={isGood || undefined}>
    <Framing>{children}</Framing>
    <figcaption className="text-xs">
      <Icon size={16} box={16} stroke={2}>
        <path d={isGood ? 'M2 8.5l4 4 8-9' : 'M3 3l10 10M13 3L3 13'} />
      </Icon>
      {label}
    </figcaption>
  </figure>
);

/** Shows how to frame a photo, with an oval as the face. */
const Framing = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={`framed centered ${styles.picture}`}>
    <svg className={`wide ${styles.framing}`} viewBox="0 0 120 140" aria-hidden="true">
      {children}
      <path
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth={2}
        d="M8 22V8H22M98 8H112V22M112 118V132H98M22 132H8V118"
      />
    </svg>
  </span>
);

const Oval = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode => (
  <ellipse fill="light-dark(#cfc4b4, #6b6057)" cx={x} cy={y} rx={size} ry={size * 1.32} />
);
