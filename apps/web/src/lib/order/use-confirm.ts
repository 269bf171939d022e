import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTakeFocus } from '../browser/use-take-focus.ts';
import { showRefusal } from '../messages/show-refusal.ts';
import { isCanceled } from './as-owner.ts';

export interface Confirm {
  /** Whether it is asked now. */
  readonly asking: boolean;
  readonly busy: boolean;
  readonly done: boolean;
  /** Around all of it: where the focus goes when what had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly ask: () => void;
  /** The answer yes, or no. */
  readonly confirm: () => void;
  readonly keep: () => void;
}

/**
 * Something that cannot be undone: asked first, and done at the second press. What fails can be pressed again.
 * @param refused what a message is headed with then
 */
export function useConfirm(action: () => Promise<unknown>, refused: string): Confirm {
  const [state, setState] = useState<'kept' | 'asking' | 'done'>('kept');
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onSuccess: () => setState('done'),
    onError: (error) => (isCanceled(error) ? setState('kept') : showRefusal(refused, error)),
  });
  const place = useTakeFocus<HTMLDivElement>(isPending ? 'busy' : state);
  return {
    asking: state === 'asking',
    busy: isPending,
    done: state === 'done',
    place,
    ask: () => setState('asking'),
    confirm: () => mutate(),
    keep: () => setState('kept'),
  };
}
