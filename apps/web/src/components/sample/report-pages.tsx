import { type ReactNode, useRef, useState } from 'react';
import { Cross } from '../icons/cross.tsx';
import styles from './report-pages.module.css';
import { SAMPLE_PAGES, type SamplePage } from './sample-pages.ts';

/** Pages of a real report, of a painted person; each opens to be read. */
export function ReportPages({ pages = SAMPLE_PAGES }: { readonly pages?: readonly SamplePage[] }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : pages[open];
  const show = (index: number): void => {
    setOpen(index);
    dialog.current?.showModal();
  };
  const turn = (by: number): void => setOpen((now) => ((now ?? 0) + by + pages.length) % pages.length);

  return (
    <div className={styles.pages}>
      <ul className={styles.row}>
        {pages.map(({ title, thumb }, i) => (
          <li key={title}>
            <button type="button" onClick={() => show(i)}>
              <img src={thumb} alt="" width={260} height={368} loading="lazy" decoding="async" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        className={styles.leaf}
        aria-label={shown && `Sample report: ${shown.title}`}
        onClose={() => setOpen(null)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {shown && (
          <>
            <header className={styles.head}>
              <p>{shown.title}</p>
              <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
                <Cross size={22} />
              </button>
            </header>
            <img src={shown.page} alt={shown.says} width={900} height={1273} />
            <footer className={styles.foot}>
              <button type="button" onClick={() => turn(-1)}>
                Previous page
              </button>
              <button type="button" onClick={() => turn(1)}>
                Next page
              </button>
            </footer>
          </>
        )}
      </dialog>
    </div>
  );
}
