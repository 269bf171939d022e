import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showRefusal } from '../../lib/messages.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface ActionButtonProps extends Pick<ButtonProps, 'look' | 'disabled' | 'children'> {
  readonly action: () => Promise<unknown>;
  /** Title of the failure message; omit it if the action reports its own outcome. */
  readonly failureTitle?: string;
}

/** A button that is busy while its call runs. */
export function ActionButton({
  action,
  failureTitle,
  look = 'quiet',
  disabled,
  children,
}: ActionButtonProps): ReactNode {
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onError: (error) => failureTitle && showRefusal(failureTitle, error),
  });
  return (
    <Button look={look} busy={isPending} disabled={disabled} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
