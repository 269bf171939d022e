import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import styles from './guided-camera.module.css';

/** The photos so far, and places for those to come. */
export const Thumbnails = ({ taken, wanted }: { taken: readonly File[]; wanted: number }): ReactNode => (
  <ol className={styles.thumbnails} aria-label={`${taken.length} of ${wanted} photos taken`}>
    {Array.from({ length: wanted }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
      <li key={i}>{taken[i] && <Picture photo={taken[i]} />}</li>
    ))}
  </ol>
);

const Picture = ({ photo }: { readonly photo: File }): ReactNode => (
  <img src={useObjectUrl(photo)} alt="" width={300} height={400} />
);
