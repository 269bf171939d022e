import type { ReactNode } from 'react';
import { showLink, useShownLink } from '../../lib/browser/copy.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';

/** A link to copy by hand if the browser refused. */
export function LinkDialog(): ReactNode {
  const link = useShownLink();
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && showLink(null)}
      title="Copy the Link"
      description="Your browser didn’t let us copy it. Please copy it here."
    >
      <Field label="Link" readOnly value={link ?? ''} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
}
