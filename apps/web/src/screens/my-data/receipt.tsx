import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Api } from '@trueseason/contracts';
import { capital } from '@trueseason/style/seasons/capital';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, call, reasonOrFault } from '../../lib/api/api.ts';
import { outageInterval, useFailure } from '../../lib/api/outage.ts';
import { localMoment } from '../../lib/browser/local-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Verifies and shows the receipt in the URL. */
export function Component(): ReactNode {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: ['receipt', token],
    queryFn: () => call('getReceipt', { params: { token } }),
    refetchInterval: outageInterval,
  });
  const { data } = query;
  const error = useFailure(query);
  return (
    <PageShell title="Receipt of a deletion">
      <div className="stack gap-6 page" style={{ maxWidth: '44rem' }}>
        {data ? (
          <GenuineReceipt receipt={data} />
        ) : error ? (
          <ReceiptProblem error={error} />
        ) : (
          <Skeleton height="18rem" />
        )}
      </div>
    </PageShell>
  );
}

function GenuineReceipt({ receipt }: { readonly receipt: AnswerOf<Api['getReceipt']> }): ReactNode {
  return (
    <>
      <header className="stack start gap-4">
        <p className="badge calm text-sm strong">This receipt is genuine</p>
        <h1>Deleted for good</h1>
        <p className="figures">
          Order {receipt.orderId} was deleted on {localMoment(receipt.deletedAt)}.
        </p>
      </header>
      <ReceiptList title="What was deleted" lines={receipt.deleted} />
      <ReceiptList title="What is kept" lines={receipt.kept} />
      <p className="text-sm soft">
        We keep no copy of this receipt, so save this page’s address. It carries our signature: anyone with it can see
        this page, and no one can change it.
      </p>
      <div className="ways">
        <CopyButton label="Copy the address" text={window.location.href} />
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}

const ReceiptList = ({ title, lines }: { title: string; lines: readonly string[] }): ReactNode => (
  <section className="ruled" aria-label={title}>
    <h2 className="text-lg">{title}</h2>
    {lines.length === 0 && <p>Nothing.</p>}
    <ul>
      {lines.map((line) => (
        <li key={line} className="listed">
          {capital(line)}
        </li>
      ))}
    </ul>
  </section>
);

const ReceiptProblem = ({ error }: { readonly error: Error }): ReactNode => (
  <header className="stack start gap-4">
    <h1>{error instanceof ApiError && error.status === 404 ? 'Not one of our receipts' : 'Not checked'}</h1>
    <p role="alert">{reasonOrFault(error)}</p>
  </header>
);
