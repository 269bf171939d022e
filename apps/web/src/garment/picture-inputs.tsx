import { type ReactNode, useEffect, useRef } from 'react';
import styles from './garment.module.css';

/** The camera, the gallery, or a screenshot from the clipboard. */
export function PictureInputs({
  again,
  onChoose,
}: {
  readonly again: boolean;
  readonly onChoose: (file: File) => void;
}): ReactNode {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) choose.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const input = (label: string, capture: boolean): ReactNode => (
    <label className={styles.input} data-primary={capture || undefined}>
      <input
        className="covering"
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture may be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {label}
    </label>
  );
  return (
    <div className={styles.inputs}>
      {input(again ? 'Take another photo' : 'Take a photo', true)}
      {input('Choose a picture', false)}
    </div>
  );
}
