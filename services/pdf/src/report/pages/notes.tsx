import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

/** About 9 mm apart, for handwriting. */
const LINES = 25;

/** A ruled page to write on. */
export function Notes(context: PageContext) {
  return (
    <Page context={context} className="notes">
      <ul className="fill" aria-hidden="true">
        {Array.from({ length: LINES }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of empty lines
          <li key={i} />
        ))}
      </ul>
    </Page>
  );
}
