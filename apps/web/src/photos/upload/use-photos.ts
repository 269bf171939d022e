import { PHOTO_RETENTION } from '@trueseason/contracts';
import { useEffect, useRef, useState } from 'react';
import { receiveDroppedFiles } from '../../lib/browser/dropped-files.ts';
import { showToast } from '../../lib/messages.ts';
import type { PhotoStore } from '../photo-store.ts';
import { type CheckedFile, choosePhotos } from './photo-rules.ts';
import { readFiles } from './read-files.ts';

const waitingText = (file: string): string =>
  `Waiting for ${file}, which your device is still fetching. You can choose other photos meanwhile.`;

const ERASED = `Your photos had waited here for ${PHOTO_RETENTION.deviceHours} hours, so we erased them.`;

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
  const currentPhotos = useRef(photos);
  currentPhotos.current = photos;

  useEffect(
    () =>
      store.watchAge(() => {
        currentPhotos.current = [];
        setPhotos([]);
        setNotes([ERASED]);
      }),
    [store],
  );
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

  const change = (next: readonly File[]): void => {
    currentPhotos.current = next;
    setPhotos(next);
    store.keep(next);
  };
  const [slowFiles, setSlowFiles] = useState<readonly File[]>([]);
  const take = (checked: readonly CheckedFile[]): void => {
    if (isSending) return;
    const choice = choosePhotos(currentPhotos.current.length, checked, maxCount);
    setNotes(choice.notes);
    if (choice.toast) showToast(choice.toast);
    if (choice.photos.length > 0) change([...currentPhotos.current, ...choice.photos]);
  };
  const latestTake = useRef(take);
  latestTake.current = take;
  const add = (files: readonly File[]): void => {
    if (files.length === 0 || isSending) return;
    void readFiles(files, {
      onRead: (checked) => latestTake.current(checked),
      onSlow: (file, isWaiting) =>
        setSlowFiles((before) => (isWaiting ? [...before, file] : before.filter((one) => one !== file))),
    });
  };
  // Files dropped early come after the stored photos.
  useEffect(() => (isLoaded ? receiveDroppedFiles(add) : undefined));
  return {
    photos,
    /** About files that are still read, and the last refused ones. */
    notes: [...slowFiles.map(({ name }) => waitingText(name)), ...notes],
    add,
    remove: (index: number) => change(photos.filter((_, i) => i !== index)),
    erase: () => change([]),
  };
}
