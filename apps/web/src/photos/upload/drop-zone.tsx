import { PHOTO_MAX_MEGABYTES } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import styles from './upload.module.css';

const NUMBERS = ['One photo', 'Two photos', 'Three photos'] as const;

/** Where photos may be dropped, as on the rest of the screen; a click leads to the guidelines first. */
export function DropZone({ count, onClick }: { readonly count: number; readonly onClick: () => void }): ReactNode {
  const [over, setOver] = useState(false);
  return (
    <button
      type="button"
      className={`stack start gap-3 ${styles.zone}`}
      data-over={over || undefined}
      onClick={onClick}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <span className={styles.frames} aria-hidden="true">
        {NUMBERS.slice(0, count).map((number) => (
          <svg key={number} viewBox="0 0 80 100" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M1 14V1h13M66 1h13v13M79 86v13H66M14 99H1V86" strokeWidth="1.5" />
            <path
              d="M40 20c13 0 19 9 18 23-1 16-8 27-18 27S23 59 22 43c-1-14 5-23 18-23Z"
              strokeWidth="1.2"
              strokeDasharray="2.5 3"
            />
          </svg>
        ))}
      </span>
      <span className="heading">Drop your photos here or click to browse</span>
      <span className={`text-sm soft ${styles.rule}`}>
        {NUMBERS[count - 1]}, JPEG or PNG, up to {PHOTO_MAX_MEGABYTES} MB each
      </span>
    </button>
  );
}
