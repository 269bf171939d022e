import { TOASTS } from '@trueseason/contracts';
import { FORMATS, TAKE_AWAY_FORMATS, type TakeAway, type TakeAwayFormat, takeAwayFile } from '@trueseason/take-away';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { showToast } from '../../../lib/messages/show-toast.ts';
import { saveBlob } from '../../../lib/result/download.ts';
import { AddToWallet } from './add-to-wallet.tsx';
import { Fold } from './step-parts.tsx';
import styles from './take-away.module.css';

export interface TakeAwayFilesProps {
  readonly palette: TakeAway;
  readonly orderId: string;
}

/** The palette as files, each made on this device when its button is pressed; a wallet's pass is signed by the server. */
export function TakeAwayFiles({ palette, orderId }: TakeAwayFilesProps): ReactNode {
  const [busy, setBusy] = useState<TakeAwayFormat>();
  const save = async (format: TakeAwayFormat): Promise<void> => {
    setBusy(format);
    try {
      const { name, mediaType, bytes } = await takeAwayFile(palette, format);
      saveBlob(new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
    } catch {
      // The writer's code could not be fetched.
      showToast(TOASTS.downloadFailed(undefined));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Fold
      title="Take your colors with you"
      lead="A card for the wallet, a poster for the wardrobe door, and files for the programs that you draw or build with."
    >
      <AddToWallet orderId={orderId} />
      <ul className={styles.files}>
        {TAKE_AWAY_FORMATS.map((format) => (
          <li key={format}>
            <Button look="quiet" busy={busy === format} onClick={() => save(format)}>
              {FORMATS[format].label}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
