import { ATTENTION, ATTENTION_PAGE_SIZE, type AttentionRow, formatPrice, turnOf } from '@trueseason/contracts';
import { capital } from '@trueseason/style/seasons/capital';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonSubject } from '../ui/button/button.tsx';
import styles from './admin.module.css';
import { AttentionActions } from './attention-actions.tsx';
import { Groups } from './attention-groups.tsx';
import { shortTime } from './format.ts';
import { OrderDialog } from './order-dialog.tsx';
import { Pager } from './pager.tsx';
import { LoadedContent, Section } from './section.tsx';
import { useAttention } from './use-attention.ts';

interface AttentionProps {
  /** Shows the list of orders, which reads its filter from the address. */
  readonly onOrders: () => void;
}

/** What waits for this operator, each with the action that ends it. */
export function Attention({ onOrders }: AttentionProps): ReactNode {
  const [page, setPage] = useState(1);
  const query = useAttention(page);
  const [, setAddress] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const close = (): void => {
    setOpened(null);
    void query.refetch();
    // The dialog releases focus only once it is gone.
    setTimeout(() => opener.current?.focus());
  };
  return (
    <Section title="Attention" ref={section}>
      <LoadedContent query={query} height="20rem">
        {({ total, groups, rows }) =>
          total === 0 ? (
            <Nothing />
          ) : (
            <div className="stack gap-6">
              <Groups groups={groups} onEnd={() => section.current?.focus()} />
              {rows.length < total && <p className="figures">{countOf(page, rows.length, total)}</p>}
              <ul className="stack gap-6">
                {rows.map((row) => (
                  <Row
                    key={`${row.kind} ${row.subject}`}
                    row={row}
                    // Its button is gone with the row.
                    onEnd={() => section.current?.focus()}
                    onOrder={(orderId, from) => {
                      opener.current = from;
                      setOpened(orderId);
                    }}
                  />
                ))}
              </ul>
              <Pager
                label="Pages of Attention"
                page={page}
                pages={Math.ceil(total / ATTENTION_PAGE_SIZE)}
                hasNext={page * ATTENTION_PAGE_SIZE < total}
                busy={query.isPlaceholderData}
                onPage={setPage}
              />
            </div>
          )
        }
      </LoadedContent>
      {opened !== null && (
        <OrderDialog
          orderId={opened}
          onClose={close}
          onOpen={setOpened}
          onFind={(email) => {
            setAddress({ search: email });
            onOrders();
          }}
        />
      )}
    </Section>
  );
}

/** Which rows of all are shown, as `51–100 of 312`. */
const countOf = (page: number, shown: number, total: number): string => {
  const first = (page - 1) * ATTENTION_PAGE_SIZE + 1;
  const last = first + shown - 1;
  return `${first}–${last} of ${total}`;
};

const Nothing = (): ReactNode => (
  <div className={`stack gap-2 ${styles.nothing}`}>
    <p className="text-lg">Nothing waits for you.</p>
    <p className="soft">What needs a person appears here by itself, nearest deadline first.</p>
  </div>
);

interface RowProps {
  readonly row: AttentionRow;
  readonly onEnd: () => void;
  /** @param opener gets focus back */
  readonly onOrder: (orderId: number, opener: HTMLElement) => void;
}

function Row({ row, onEnd, onOrder }: RowProps): ReactNode {
  const { kind, orderId, what, said, since, until, cents, currency } = row;
  const { title } = ATTENTION[kind];
  const isLate = until !== null && Date.parse(until) < Date.now();
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Since', shortTime(since)],
    ['Until', until ? `${shortTime(until)}${isLate ? ', over' : ''}` : 'No deadline'],
    ['Turn', turnOf(kind).map(capital).join(' or ')],
    ...(cents === null ? [] : [['Amount', formatPrice(cents, currency)] as const]),
  ];
  return (
    <li className="stack gap-3 ruled">
      <div className="row apart gap-4">
        <h3 className="text-lg">{title}</h3>
        {orderId !== null && (
          <Button
            look="text"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOrder(orderId, currentTarget)}
          >{`Order #${orderId}`}</Button>
        )}
      </div>
      <p className="breaks">{capital(what)}.</p>
      {said && (
        <blockquote dir="auto" className={`breaks ${styles.said}`}>
          {said}
        </blockquote>
      )}
      <dl className={`figures text-sm ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd className={name === 'Until' && isLate ? 'fault' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonSubject value={`${title.toLowerCase()} ${row.subject}`}>
        <div className="stack start gap-3 text-sm">
          <AttentionActions row={row} onEnd={onEnd} />
        </div>
      </ButtonSubject>
    </li>
  );
}
