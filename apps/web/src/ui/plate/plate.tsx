import type { ReactNode } from 'react';
import styles from './plate.module.css';

/** A lab label: name on the left, reading on the right. */
export const LabeledValue = ({
  label,
  isProse,
  children,
}: {
  readonly label: ReactNode;
  /** For sentences, which are not set like figures. */
  readonly isProse?: boolean;
  readonly children: ReactNode;
}): ReactNode => (
  <div className={`row apart listed text-sm ${styles.reading}`}>
    <dt className="soft">{label}</dt>
    <dd className={isProse ? 'figures' : 'figures strong'}>{children}</dd>
  </div>
);

/** A figure with a lab-style caption under a hairline. */
export function Plate({ caption, children }: { readonly caption: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <figure className="stack gap-3">
      {children}
      <figcaption className={`text-xs soft ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
