import type { ReactNode } from 'react';
import { useCopied } from '../../lib/browser/copy.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'look'> {
  readonly label: string;
  /** What it shows for two seconds after copying. */
  readonly copiedLabel?: string;
  readonly text: string;
  /** Copies the text and announces it; by default the button does both. */
  readonly write?: (text: string) => Promise<boolean>;
}

/** A button that copies. Its name stays, since some screen readers read a name that changes under the focus as well. */
export function CopyButton({ look, label, copiedLabel = 'Copied!', text, write }: CopyButtonProps): ReactNode {
  const [copied, copy] = useCopied(write);
  const isCopied = copied === text;
  return (
    <>
      <Button look={look} aria-label={label} onClick={() => void copy(text)}>
        {isCopied ? copiedLabel : label}
      </Button>
      {!write && (
        <span className="visually-hidden" role="status">
          {isCopied && copiedLabel}
        </span>
      )}
    </>
  );
}
