import type { ReactNode } from 'react';
import { showLink, useShownLink } from '../../lib/browser/copy.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';

/** What to copy by hand if the browser refused. */
export function LinkDialog(): ReactNode {
  const link = useShownLink();
  const what = link?.startsWith('#') ? 'Color' : 'Link';
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && showLink(null)}
      title={`Copy the ${what}`}
      description="Your browser didn’t let us copy it. Please copy it here."
    >
      <Field label={what} readOnly value={link ?? ''} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
}
