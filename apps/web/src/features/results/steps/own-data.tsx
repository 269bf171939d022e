import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { call, serverMessage } from '../../../lib/api.ts';
import { saveOrderData } from '../../../lib/download.ts';
import { showToast } from '../../../lib/toasts.ts';
import styles from './share.module.css';
import { Section } from './step-parts.tsx';

/** What the customer can do about what we hold. */
export const OwnData = ({ orderId }: { readonly orderId: string }): ReactNode => (
  <>
    <Section
      title="Your photos"
      lead="We keep them for 30 days, so that you can write to us about a result. You can end that now."
    >
      <DeletePhotos orderId={orderId} />
    </Section>
    <Section
      title="Your data"
      lead="Order, payment, measurements and mails, as a file that you and other programs can read."
    >
      <ExportData orderId={orderId} />
    </Section>
  </>
);

function ExportData({ orderId }: { readonly orderId: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveOrderData(orderId);
    } catch (error) {
      const text = serverMessage(error) ?? 'The server could not be reached.';
      showToast({ title: 'Your data could not be fetched', text, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button look="quiet" onClick={save} busy={busy}>
        Download my data
      </Button>
    </div>
  );
}

function DeletePhotos({ orderId }: { readonly orderId: string }): ReactNode {
  const [state, setState] = useState<'kept' | 'asking' | 'busy' | 'deleted'>('kept');
  const remove = async (): Promise<void> => {
    setState('busy');
    try {
      await call('deletePhotos', { params: { orderId } });
      setState('deleted');
    } catch {
      setState('kept');
      showToast(TOASTS.unexpected);
    }
  };
  if (state === 'deleted') return <p role="status">Your photos are deleted. Your result stays.</p>;
  return (
    <div className={styles.actions}>
      {state === 'kept' ? (
        <Button look="quiet" onClick={() => setState('asking')}>
          Delete my photos now
        </Button>
      ) : (
        <>
          <Button onClick={remove} busy={state === 'busy'}>
            Yes, delete them for good
          </Button>
          <Button look="text" onClick={() => setState('kept')}>
            Keep them
          </Button>
        </>
      )}
    </div>
  );
}
