import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../lib/browser/session.ts';

const shownFor = (): readonly number[] => readSessionJson<number[]>('storySeen') ?? [];

export interface Story {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * Opens the share invitation by itself at the first change of step, once per order and browser session. Clears the
 * query of the arrival.
 */
export function useStoryOnce(orderId: number): Story {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
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

  return { open, setOpen };
}
