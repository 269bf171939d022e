import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import styles from './guided-camera.module.css';
import type { Taken } from './shooting.ts';

/** The photos so far, and places for those to come. */
export const Thumbnails = ({ taken, wanted }: { taken: readonly Taken[]; wanted: number }): ReactNode => (
  <ol className={styles.thumbnails} aria-label={`${taken.length} of ${wanted} photos taken`}>
    {Array.from({ length: wanted }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
      <li key={i}>{taken[i] && <Picture photo={taken[i].photo} alt="" />}</li>
    ))}
  </ol>
);

export const Picture = ({ photo, alt }: { readonly photo: File; readonly alt: string }): ReactNode => (
  <img src={useObjectUrl(photo)} alt={alt} width={300} height={400} />
);
