import type { AnswerOf, Api } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
import { ActionButton } from '../ui/button/action-button.tsx';

interface PaymentReceiptProps {
  readonly label: string;
  readonly failureTitle: string;
  readonly load: () => Promise<AnswerOf<Api['getPaymentReceipt']>>;
}

/** The payment provider's receipt and any invoice, loaded on demand because their URLs expire. */
export function PaymentReceipt({ label, failureTitle, load }: PaymentReceiptProps): ReactNode {
  const [links, setLinks] = useState<AnswerOf<Api['getPaymentReceipt']>>();
  const receiptLink = useFocusAfterChange<HTMLAnchorElement>(links);
  if (!links) {
    return (
      <ActionButton action={async () => setLinks(await load())} failureTitle={failureTitle}>
        {label}
      </ActionButton>
    );
  }
  return (
    <p className="ways">
      <a ref={receiptLink} className="row tap" href={links.receiptUrl} target="_blank" rel="noopener noreferrer">
        Receipt (new tab)
      </a>
      {links.invoiceUrl && (
        <a className="row tap" href={links.invoiceUrl} target="_blank" rel="noopener noreferrer">
          Invoice, PDF (new tab)
        </a>
      )}
    </p>
  );
}
