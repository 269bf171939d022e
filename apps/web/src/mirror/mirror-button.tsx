import { type ChangeEvent, type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { receiveDroppedFiles } from '../lib/browser/dropped-files.ts';
import { goToStep, useHistoryStep } from '../lib/browser/history-steps.ts';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
import { Button } from '../ui/button/button.tsx';
import type { MirrorProps } from './mirror.tsx';
import styles from './mirror-button.module.css';

/** Leads to the mirror by camera or photo. That second tap is the consent, below words that name what happens. */
export function MirrorButton(): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  const [source, setSource] = useState<MirrorProps['source']>();
  const [Mirror, setMirror] = useState<ComponentType<MirrorProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const step = useHistoryStep();
  const picker = useRef<HTMLInputElement>(null);
  const firstWay = useFocusAfterChange<HTMLButtonElement>(isChoosing);
  const id = useId();
  useEffect(() => {
    if (step === 0) setSource(undefined);
    // After a reload, or forward to a mirror that was closed.
    else if (!source) void goToStep(0);
  }, [step, source]);
  /** Loads code and face finder while the person chooses. */
  const loadMirror = (): void => {
    setHasFailed(false);
    import('./mirror.tsx').then(
      (loaded) => setMirror(() => loaded.Mirror),
      () => setHasFailed(true),
    );
  };
  const chooseWay = (): void => {
    loadMirror();
    setIsChoosing(true);
  };
  const openMirror = (chosen: MirrorProps['source']): void => {
    setSource(chosen);
    void goToStep(1);
  };
  const openCamera = (): void => {
    loadMirror();
    openMirror('camera');
  };
  const choosePhoto = (): void => {
    loadMirror();
    picker.current?.click();
  };
  const onFileChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) openMirror(file);
    target.value = '';
  };
  const openFile = (file: File | undefined): void => {
    if (!file) return;
    chooseWay();
    openMirror(file);
  };
  const openDropped = useRef(openFile);
  openDropped.current = openFile;
  useEffect(() => receiveDroppedFiles(([file]) => openDropped.current(file)), []);
  return (
    <div className={`stack gap-2 ${styles.door}`}>
      {isChoosing ? (
        <>
          <p id={id} className="text-sm">
            We find your face on this device and hang the cloth. Nothing is sent or kept.
          </p>
          <div className={styles.ways}>
            <Button ref={firstWay} aria-describedby={id} onClick={openCamera}>
              Camera
            </Button>
            <Button look="quiet" aria-describedby={id} onClick={choosePhoto}>
              Photo
            </Button>
          </div>
          <p className="text-sm soft" role="status">
            {source && !Mirror && (hasFailed ? 'The mirror didn’t load. Please try again.' : 'One moment…')}
          </p>
        </>
      ) : (
        <Button wide onClick={chooseWay}>
          Try it on your face
        </Button>
      )}
      <input type="file" hidden ref={picker} accept="image/*" onChange={onFileChange} />
      {source && step > 0 && Mirror && (
        <Mirror source={source} step={step} onFiles={choosePhoto} onClose={() => void goToStep(0)} />
      )}
    </div>
  );
}
