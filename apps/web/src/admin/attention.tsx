import { ATTENTION, type AttentionRow, formatPrice, turnOf } from '@trueseason/contracts';
import { capital } from '@trueseason/style/seasons/capital';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonSubject } from '../ui/button/button.tsx';
import styles from './admin.module.css';
import { AttentionActions } from './attention-actions.tsx';
import { shortTime } from './format.ts';
import { OrderDialog } from './order-dialog.tsx';
import { LoadedContent, Section } from './section.tsx';
import { useAttention } from './use-attention.ts';

interface AttentionProps {
  /** Shows the list of orders, which reads its filter from the address. */
  readonly onOrders: () => void;
}

/** What waits for this operator, each with the action that ends it. */
export function Attention({ onOrders }: AttentionProps): ReactNode {
  const query = useAttention();
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
        {(rows) =>
          rows.length === 0 ? (
            <Nothing />
          ) : (
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
