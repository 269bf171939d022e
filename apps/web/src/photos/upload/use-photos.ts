import { useEffect, useRef, useState } from 'react';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';
import { showToast } from '../../lib/messages.ts';
import { receiveDroppedFiles } from '../dropped-files.ts';
import type { PhotoStore } from '../photo-store.ts';
import { choosePhotos } from './photo-rules.ts';

/** The chosen photos, including files dropped on the page. Takes none while sending. */
export function usePhotos({
  isSending,
  maxCount,
  store,
}: {
  readonly isSending: boolean;
  readonly maxCount: number;
  readonly store: PhotoStore;
}) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);

  useEffect(() => {
    let isCanceled = false;
    void store.load().then((storedPhotos) => {
      if (isCanceled) return;
      if (storedPhotos.length > 0)
        setPhotos((current) => (current.length > 0 ? current : storedPhotos.slice(0, maxCount)));
      setLoaded(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [store, maxCount]);

  const currentPhotos = useRef(photos);
  currentPhotos.current = photos;
  const change = (next: readonly File[]): void => {
    currentPhotos.current = next;
    setPhotos(next);
    store.keep(next);
  };
  // In turn, because each choice counts the photos before it.
  const [enqueue] = useState(createSerialQueue);
  const add = (files: readonly File[]): void => {
    if (files.length === 0 || isSending) return;
    void enqueue(async () => {
      const choice = await choosePhotos(currentPhotos.current.length, files, maxCount);
      setNotes(choice.notes);
      if (choice.toast) showToast(choice.toast);
      if (choice.photos.length > 0) change([...currentPhotos.current, ...choice.photos]);
    });
  };
  // Files dropped early come after the stored photos.
  useEffect(() => (isLoaded ? receiveDroppedFiles(add) : undefined));
  return {
    photos,
    /** About the last refused files. */
    notes,
    add,
    remove: (index: number) => change(photos.filter((_, i) => i !== index)),
  };
}
