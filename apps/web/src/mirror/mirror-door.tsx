import { Cloth } from '@trueseason/print/drawings';
import { type ChangeEvent, type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { useInBrowser } from '../lib/browser/use-in-browser.ts';
import { Button } from '../ui/button/button.tsx';
import type { MirrorProps } from './mirror.tsx';
import styles from './mirror-door.module.css';
import { PAIRS } from './pairs.ts';

/** An empty mirror. Everything else loads on the tap, which is the consent. */
export function MirrorDoor(): ReactNode {
  const [from, setFrom] = useState<MirrorProps['from']>();
  const [Mirror, setMirror] = useState<ComponentType<MirrorProps>>();
  const [failed, setFailed] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const inBrowser = useInBrowser();
  const id = useId();
  /** Loads code and face finder while the person chooses a photo. */
  const load = (): void => {
    setFailed(false);
    import('./mirror.tsx').then(
      (loaded) => setMirror(() => loaded.Mirror),
      () => setFailed(true),
    );
  };
  const look = (): void => {
    load();
    setFrom('camera');
  };
  const choose = (): void => {
    load();
    setFrom(undefined);
    picker.current?.click();
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setFrom(target.files?.[0]);
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
          <Button disabled={!inBrowser} aria-describedby={`${id}w`} onClick={look}>
            Camera
          </Button>
          <Button look="quiet" disabled={!inBrowser} aria-describedby={`${id}w`} onClick={choose}>
            Photo
          </Button>
        </div>
        <p className="text-sm soft" role="status">
          {from && !Mirror
            ? failed
              ? 'The mirror didn’t load. Please try again.'
              : 'One moment…'
            : 'In the mirror, nothing is sent or kept.'}
        </p>
      </section>
      <input type="file" hidden ref={picker} accept="image/*" onChange={chosen} />
      {from && Mirror && <Mirror from={from} onFiles={choose} onClose={() => setFrom(undefined)} />}
    </div>
  );
}
