import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../lib/messages/show-toast.ts';
import { takeDroppedFiles } from '../dropped-files.ts';
import { orderPhotos, type PhotoStore } from '../photo-store.ts';
import { choosePhotos } from './photo-rules.ts';

export interface PhotoSelection {
  readonly photos: readonly File[];
  /** Names of HEIC files that were turned away last. */
  readonly heic: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (index: number) => void;
}

interface Selecting {
  readonly sending: boolean;
  readonly most?: number;
  readonly store?: PhotoStore;
}

/** The chosen photos; files dropped on the page are chosen, too, unless photos are being sent. */
export function usePhotos(onChange: () => void, { sending, most, store = orderPhotos }: Selecting): PhotoSelection {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [loaded, setLoaded] = useState(false);
  const [heic, setHeic] = useState<readonly string[]>([]);

  useEffect(() => {
    let gone = false;
    void store.load().then((held) => {
      if (gone) return;
      if (held.length > 0) setPhotos((now) => (now.length > 0 ? now : held.slice(0, most)));
      setLoaded(true);
    });
    return () => {
      gone = true;
    };
  }, [store, most]);

  const now = useRef(photos);
  now.current = photos;
  const queue = useRef(Promise.resolve());
  const change = useCallback(
    (next: readonly File[]) => {
      now.current = next;
      setPhotos(next);
      store.keep(next);
      onChange();
    },
    [onChange, store],
  );
  const choose = async (files: readonly File[]): Promise<void> => {
    const chosen = await choosePhotos(now.current.length, files, most);
    setHeic(chosen.heic);
    if (chosen.toast) showToast(chosen.toast);
    if (chosen.photos.length > 0) change([...now.current, ...chosen.photos]);
  };
  const add = (files: readonly File[]): void => {
    if (files.length === 0 || sending) return;
    // One choice after the other: each counts the photos that the one before has left.
    queue.current = queue.current.then(() => choose(files));
  };
  // What was dropped early joins the photos that were held, once these are known.
  useEffect(() => (loaded ? takeDroppedFiles(add) : undefined));
  const remove = (index: number): void => change(photos.filter((_, i) => i !== index));
  return { photos, heic, add, remove };
}
