import { TOASTS } from '@trueseason/contracts';
import { type Paper, posterFile, type TakeAway } from '@trueseason/take-away';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../lib/messages/show-toast.ts';
import { saveBlob } from '../../order/download.ts';
import { Button } from '../../ui/button/button.tsx';

/** Letter where it is the common paper. */
const paperHere = (): Paper => (/-(?:US|CA|MX)$/.test(navigator.language) ? 'Letter' : 'A4');

export interface SaveColorsProps {
  readonly palette: TakeAway;
}

/** The palette on one sheet, made on this device. */
export function SaveColors({ palette }: SaveColorsProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { name, bytes } = await posterFile(palette, paperHere());
      saveBlob(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
    } catch {
      // Its code could not be fetched.
      showToast(TOASTS.downloadFailed(undefined));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="quiet" busy={busy} onClick={save}>
        Save my colors
      </Button>
    </div>
  );
}
