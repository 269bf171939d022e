import type { NamedColor } from '@trueseason/contracts';
import { DrapedCloth } from '@trueseason/print/drawings';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Divider } from '../drape/divider.tsx';
import { SettlingCloth } from '../drape/draped-plate.tsx';
import draping from '../drape/draping.module.css';
import { PLATE } from '../drape/frame.ts';
import { MODEL, viewTransform } from './follow-face.ts';
import styles from './live-cloths.module.css';
import { followLiveFace, type Sight } from './live-face.ts';

const WHOLE = viewTransform({ left: 0, top: 0, width: 1, height: 1 });

/** Two cloths under the chin of the moving picture, as in a mirror. */
export function LiveCloths(props: {
  readonly stream: MediaStream;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly own: NamedColor;
  readonly other: NamedColor;
  readonly onSight: (sight: Sight) => void;
  /** This device is too slow, or finds no faces in moving pictures. */
  readonly onFailure: () => void;
}): ReactNode {
  const { stream, video, own, other } = props;
  const id = useId();
  const [isHung, setIsHung] = useState(false);
  const events = useRef(props);
  events.current = props;
  const cloths = useRef(new Set<HTMLElement>());
  const transform = useRef('');
  useEffect(() => {
    const { current: element } = video;
    if (!element) return;
    element.srcObject = stream;
    const abort = new AbortController();
    const onDraw = (picture: string, cloth: string): void => {
      element.style.transform = picture;
      transform.current = cloth;
      for (const { style } of cloths.current) style.transform = cloth;
    };
    const onSight = (sight: Sight): void => {
      setIsHung(sight !== 'none');
      events.current.onSight(sight);
    };
    followLiveFace(element, { onDraw, onSight }, abort.signal).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      console.info('The cloth does not follow here:', error);
      events.current.onFailure();
    });
    return () => abort.abort();
  }, [stream, video]);
  const hang = (cloth: HTMLElement | null) => {
    if (!cloth) return;
    cloth.style.transform = transform.current;
    cloths.current.add(cloth);
    return () => void cloths.current.delete(cloth);
  };
  return (
    <Divider left={own} right={other} tags={[own.name, other.name]}>
      <div className={`framed ${styles.plate}`} style={{ aspectRatio: PLATE.ratio }}>
        <video
          ref={video}
          className={styles.picture}
          style={{ transform: WHOLE }}
          autoPlay
          muted
          playsInline
          aria-label={`You, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
        />
        {isHung &&
          Object.entries({ own, other }).map(([side, { hex }]) => (
            <div key={side} className={`over ${draping[side]}`}>
              <div ref={hang} className={`over ${styles.cloth}`}>
                <SettlingCloth
                  hex={hex}
                  draw={(color) => <DrapedCloth hex={color} edge={MODEL.edge} id={`${id}${side}${color.slice(1)}`} />}
                />
              </div>
            </div>
          ))}
      </div>
    </Divider>
  );
}
