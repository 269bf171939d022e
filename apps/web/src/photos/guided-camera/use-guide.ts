import { type RefObject, useEffect, useState } from 'react';
import { type FrameReader, startFrameReader } from './frame-reader.ts';
import type { Pose } from './judge-frame.ts';
import { type Progress, Shooting } from './shooting.ts';

export interface Guiding extends Progress {
  /** False while the face finder is fetched, and where it cannot run: then only the button takes photos. */
  readonly sees: boolean;
  /** Takes what the camera shows now. */
  readonly takeNow: () => void;
}

/** Guides the person before a live video, from when this is used until all photos are taken or it is not. */
export function useGuide(video: RefObject<HTMLVideoElement | null>, poses: readonly Pose[]): Guiding {
  const [reader, lost] = useFrameReader();
  const [progress, setProgress] = useState<Progress>();
  const [shooting] = useState(() => new Shooting(poses, setProgress));

  useEffect(() => {
    const { current } = video;
    if (!reader || !current) return;
    const ended = new AbortController();
    shooting.follow(current, reader, ended.signal).catch((error: unknown) => {
      if (!ended.signal.aborted) lost(error);
    });
    return () => ended.abort();
  }, [reader, lost, video, shooting]);

  return {
    ...(progress ?? shooting.progress),
    sees: reader !== null,
    takeNow: () => {
      if (video.current) void shooting.takeNow(video.current);
    },
  };
}

/** The reader once it is there; null where it cannot run. */
function useFrameReader(): readonly [FrameReader | null, (error: unknown) => void] {
  const [reader, setReader] = useState<FrameReader | null>(null);
  const [lost] = useState(() => (error: unknown) => {
    console.info('Frames cannot be read here:', error);
    setReader(null);
  });
  useEffect(() => {
    let gone = false;
    let mine: FrameReader | null = null;
    startFrameReader().then((started) => {
      mine = started;
      if (gone) started.close();
      else setReader(started);
    }, lost);
    return () => {
      gone = true;
      mine?.close();
    };
  }, [lost]);
  return [reader, lost];
}
