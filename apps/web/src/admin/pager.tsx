import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';

export interface PagerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly pages?: number | undefined;
  readonly busy: boolean;
  readonly onPage: (page: number) => void;
}

/** Empty if everything fits on one page. */
export function Pager({ label, page, hasNext, pages, busy, onPage }: PagerProps): ReactNode {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="row gap-4" aria-label={label}>
      <Button look="quiet" disabled={page === 1 || busy} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="figures" aria-live="polite">
        {pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`}
      </p>
      <Button look="quiet" disabled={!hasNext || busy} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
