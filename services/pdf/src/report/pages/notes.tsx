import type { PageContext } from '../chapters.ts';
import { Page } from '../parts/page.tsx';

/** About 9 mm apart, for handwriting. */
const LINES = 25;

/** A ruled page to write on. */
export function Notes({ report, number, title }: PageContext) {
  return (
    <Page report={report} number={number} title={title} className="notes">
      <ul className="fill" aria-hidden="true">
        {Array.from({ length: LINES }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of empty lines
          <li key={i} />
        ))}
      </ul>
    </Page>
  );
}

export const notesCss = `
.notes .fill{display:grid;grid-auto-rows:1fr}
.notes li{border-bottom:.35pt solid var(--rule)}
`;
