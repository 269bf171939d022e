import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSessionJson, writeSessionJson } from '../lib/browser/storage.ts';

/**
 * Opens the share invitation at the first change of step, once per order and browser session. Clears the query on
 * arrival.
 */
export function useStoryOnce(orderId: number) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const initialHash = useRef(hash);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (search) navigate({ search: '', hash }, { replace: true, preventScrollReset: true });
  }, []);
  useEffect(() => {
    const seenOrders = readSessionJson<number[]>('storySeen') ?? [];
    if (hash === initialHash.current || seenOrders.includes(orderId)) return;
    writeSessionJson('storySeen', [...seenOrders, orderId]);
    setOpen(true);
  }, [hash, orderId]);

  return { open, setOpen };
}
