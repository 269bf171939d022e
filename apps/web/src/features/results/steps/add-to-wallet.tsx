import { ROUTES, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { address, call, send, serverMessage } from '../../../lib/api/api.ts';
import { useClientConfig } from '../../../lib/api/client-config.ts';
import { showToast } from '../../../lib/messages/show-toast.ts';
import styles from './save-colors.module.css';

type Wallet = 'apple' | 'google';

/** A phone has one of the two; a computer may pass a pass on to either. */
const elsewhere: Readonly<Record<Wallet, RegExp>> = { apple: /Android/, google: /iPhone|iPad|iPod/ };

const LABELS: Readonly<Record<Wallet, string>> = { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' };

/** Where the browser goes: to the file, which Safari opens as a pass, or to Google, which asks whether to save it. */
const WAYS: Readonly<Record<Wallet, (orderId: string) => Promise<string>>> = {
  apple: async (orderId) => {
    // A refusal is told here: the file's own address would show it bare.
    await (await send('getApplePass', { params: { orderId } })).blob();
    return address(ROUTES.getApplePass, { orderId }).url;
  },
  google: async (orderId) => (await call('getGooglePass', { params: { orderId } })).url,
};

/** Nothing where the shop has keys for no wallet. */
export function AddToWallet({ orderId }: { readonly orderId: string }): ReactNode {
  const { data } = useClientConfig();
  const [busy, setBusy] = useState<Wallet>();
  const wallets = (['apple', 'google'] as const).filter(
    (wallet) => data?.wallets[wallet] && !elsewhere[wallet].test(navigator.userAgent),
  );
  if (wallets.length === 0) return null;
  const add = async (wallet: Wallet): Promise<void> => {
    setBusy(wallet);
    try {
      location.assign(await WAYS[wallet](orderId));
    } catch (error) {
      showToast(TOASTS.downloadFailed(serverMessage(error)));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={styles.wallets}>
      {wallets.map((wallet) => (
        <Button key={wallet} busy={busy === wallet} onClick={() => add(wallet)}>
          {LABELS[wallet]}
        </Button>
      ))}
      <p>
        The pass shows your season, six colors and your best neutrals. It holds no name, no photo and no link to your
        result, and stays in your wallet until you remove it there.
      </p>
    </div>
  );
}
