import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../../lib/browser/session.ts';
import { useAfter } from '../../lib/browser/use-after.ts';

/** Lets a cloth that was tapped say so first. */
const AFTER_TOUCH_MS = 1200;

const shownFor = (): readonly number[] => readSessionJson<number[]>('storySeen') ?? [];

export interface Story {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** A cloth was touched: the reveal has been seen. */
  readonly touched: () => void;
}

/**
 * Opens the share invitation by itself, once an order and browser session: at the first change of step or after the
 * first touch of the cloths, so that it never lies over the reveal. Clears the query of the arrival.
 */
export function useStoryOnce(orderId: number): Story {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const arrivedAt = useRef(hash);

  const invite = useCallback((): void => {
    const shown = shownFor();
    if (shown.includes(orderId)) return;
    writeSessionJson('storySeen', [...shown, orderId]);
    setOpen(true);
  }, [orderId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (search) navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  }, []);
  useEffect(() => {
    if (hash !== arrivedAt.current) invite();
  }, [hash, invite]);
  useAfter(touched, AFTER_TOUCH_MS, invite);

  return { open, setOpen, touched: useCallback(() => setTouched(true), []) };
}
