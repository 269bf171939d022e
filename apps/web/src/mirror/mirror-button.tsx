import { Cloth } from '@trueseason/print/drawings';
import { type ChangeEvent, type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { useInBrowser } from '../lib/browser/use-in-browser.ts';
import { Button } from '../ui/button/button.tsx';
import type { MirrorProps } from './mirror.tsx';
import styles from './mirror-button.module.css';
import { PAIRS } from './pairs.ts';

/** An empty mirror. Everything else loads on the tap, which is the consent. */
export function MirrorButton(): ReactNode {
  const [source, setSource] = useState<MirrorProps['source']>();
  const [Mirror, setMirror] = useState<ComponentType<MirrorProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const inBrowser = useInBrowser();
  const id = useId();
  /** Loads code and face finder while the person chooses a photo. */
  const loadMirror = (): void => {
    setHasFailed(false);
    import('./mirror.tsx').then(
      (loaded) => setMirror(() => loaded.Mirror),
      () => setHasFailed(true),
    );
  };
  const openCamera = (): void => {
    loadMirror();
    setSource('camera');
  };
  const choosePhoto = (): void => {
    loadMirror();
    setSource(undefined);
    picker.current?.click();
  };
  const onFileChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setSource(target.files?.[0]);
    target.value = '';
  };
  return (
    <div className={styles.mirror}>
      <div className={styles.face} />
      <div className={styles.cloths} aria-hidden="true">
        {PAIRS[0]?.map(({ hex }, i) => (
          <Cloth key={hex} hex={hex} seed={3 + 5 * i} id={`${id}${i}`} edge={0} height={100} />
        ))}
      </div>
      <section className={`stack gap-3 ${styles.door}`} aria-labelledby={`${id}t`}>
        <h2 id={`${id}t`} className="heading">
          See two colors on yourself
        </h2>
        <p id={`${id}w`} className="text-sm">
          Find my face on this device and hang the cloth:
        </p>
        <div className={styles.ways}>
          <Button disabled={!inBrowser} aria-describedby={`${id}w`} onClick={openCamera}>
            Camera
          </Button>
          <Button look="quiet" disabled={!inBrowser} aria-describedby={`${id}w`} onClick={choosePhoto}>
            Photo
          </Button>
        </div>
        <p className="text-sm soft" role="status">
          {source && !Mirror
            ? hasFailed
              ? 'The mirror didn’t load. Please try again.'
              : 'One moment…'
            : 'In the mirror, nothing is sent or kept.'}
        </p>
      </section>
      <input type="file" hidden ref={picker} accept="image/*" onChange={onFileChange} />
      {source && Mirror && <Mirror source={source} onFiles={choosePhoto} onClose={() => setSource(undefined)} />}
    </div>
  );
}
