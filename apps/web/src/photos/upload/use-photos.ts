import { useEffect, useRef, useState } from 'react';
import { createTurns } from '../../lib/browser/in-turn.ts';
import { showToast } from '../../lib/messages.ts';
import { takeDroppedFiles } from '../dropped-files.ts';
import type { PhotoStore } from '../photo-store.ts';
import { choosePhotos } from './photo-rules.ts';

/** The chosen photos, including files dropped on the page. Takes none while sending. */
export function usePhotos({
  isSending,
  most,
  store,
  onChange,
}: {
  readonly isSending: boolean;
  readonly most: number;
  readonly store: PhotoStore;
  readonly onChange: (() => void) | undefined;
}) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);

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
  const change = (next: readonly File[]): void => {
    now.current = next;
    setPhotos(next);
    store.keep(next);
    onChange?.();
  };
  // In turn, because each choice counts the photos before it.
  const [inTurn] = useState(createTurns);
  const add = (files: readonly File[]): void => {
    if (files.length === 0 || isSending) return;
    void inTurn(async () => {
      const chosen = await choosePhotos(now.current.length, files, most);
      setNotes(chosen.notes);
      if (chosen.toast) showToast(chosen.toast);
      if (chosen.photos.length > 0) change([...now.current, ...chosen.photos]);
    });
  };
  // Files dropped early come after the stored photos.
  useEffect(() => (isLoaded ? takeDroppedFiles(add) : undefined));
  return {
    photos,
    /** About the last refused files. */
    notes,
    add,
    remove: (index: number) => change(photos.filter((_, i) => i !== index)),
  };
}
