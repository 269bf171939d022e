import { PHOTO_COUNT } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { orderPhotos } from '../../photos/photo-store.ts';
import styles from './checkout.module.css';

export function Thumbnails(): ReactNode {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    let made: string[] = [];
    let gone = false;
    void orderPhotos.load().then((photos) => {
      if (gone) return;
      made = photos.slice(0, PHOTO_COUNT).map((photo) => URL.createObjectURL(photo));
      setUrls(made);
    });
    return () => {
      gone = true;
      made.forEach(URL.revokeObjectURL);
    };
  }, []);
  return (
    <ul className={styles.thumbnails}>
      {urls.map((url, i) => (
        <li key={url}>
          <img src={url} alt={`Chosen, number ${i + 1}`} width={96} height={120} />
        </li>
      ))}
    </ul>
  );
}
