import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';

/** A ruled page to write on. */
export function Notes({ report, number, title }: PageContext) {
  return (
    <Page report={report} number={number} title={title} className="notes">
      <div className="fill" />
    </Page>
  );
}

export const notesCss = `
.notes .fill{background:repeating-linear-gradient(to bottom,transparent 0 8.9mm,var(--rule) 8.9mm 9mm)}
`;
