import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { CardPreview, useCard } from '../../drape/share/card.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import coverSheet from '../../ui/report-sheets/report-1.webp';
import seasonSheet from '../../ui/report-sheets/report-2.webp';
import signatureSheet from '../../ui/report-sheets/report-3.webp';
import neutralsSheet from '../../ui/report-sheets/report-4.webp';
import { Page, type ResultContext } from '../layout/page.tsx';
import rows from '../sections/rows.module.css';
import styles from './sample.module.css';

const SHEETS = [
  ['The cover: the ring of seasons, opened at his', coverSheet],
  ['His season, in words', seasonSheet],
  ['His signature colors', signatureSheet],
  ['His core neutrals', neutralsSheet],
] as const;

/** In place of an owner's actions: the card to show a friend, and the first pages of the report. */
export function SampleReport({ title, result, orderId }: ResultContext & { readonly title: string }): ReactNode {
  const card = useCard(orderId, result, 'pair', true);
  return (
    <Page
      head={{ title, lead: 'A card to show a friend, and a report that comes by email.' }}
      rows={[
        {
          bare: (
            <div className={styles.card}>
              <CardPreview kind="pair" season={result.season} second={result.evidence.runnerUp} parts={card} />
            </div>
          ),
        },
        {
          title: 'The report',
          look: 'large',
          body: (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls on a phone, so it needs keyboard focus
            <ol className={rows.row} tabIndex={0} aria-label="The first four pages">
              {SHEETS.map(([alt, sheet]) => (
                <li key={sheet}>
                  <img className={styles.sheet} src={sheet} alt={alt} width={794} height={1123} loading="lazy" />
                </li>
              ))}
            </ol>
          ),
        },
        {
          bare: (
            <section className="stack start gap-3 ruled">
              <h2>And yours?</h2>
              <p>{formatPrice(PRICE_CENTS)} once, only if you want the result.</p>
              <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
            </section>
          ),
        },
      ]}
    />
  );
}
