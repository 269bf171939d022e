import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDays,
  cardMessage,
  dayIn,
  emailFault,
  GIFT_DAYS_AHEAD,
  GIFT_MESSAGE_MAX,
  GIFT_NAME_MAX,
  giftDayFault,
  withoutInvisible,
} from '@trueseason/contracts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { call, reasonOrFault } from '../../lib/api/api.ts';
import { blocksCookies } from '../../lib/browser/cookies.ts';
import { timeZone } from '../../lib/browser/known-time-zone.ts';
import { type GiftText, purchaseRecord, recordPurchase, writeSession } from '../../lib/browser/storage.ts';
import { beforePayment } from '../../order/before-payment.ts';
import { orderKey } from '../../order/order.ts';
import { BeforeNotice } from '../../order/order-state/before-notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EMAIL_INPUT, Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';

const dayAhead = (days: number): string => addDays(dayIn(timeZone(), new Date()), days);
/** For a half-typed day, which browsers report as empty. */
const NO_DAY = 'Please choose a day, or leave it empty.';
/** A name is a single line without hidden characters. */
const onOneLine = (text: string): string => withoutInvisible(text.replace(/\s+/g, ' ')).trim();

/** What else a browser has does not count for a gift. */
const NOTHING_ELSE = { bought: null, unpaid: null, coverage: null, toReplace: [] } as const;

/**
 * Sends the card, which changes this visit's unpaid gift or creates a new one. If this visit's gift turns out to be
 * paid, leads to it; if another gift was paid, asks whether to buy a second one.
 */
function useSaveGift({ giver, message, email, deliverOn }: GiftText, onSaved: (orderId: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { gift, additionalToGift: additionalTo } = purchaseRecord();
      const day = { deliverOn: deliverOn || null, timeZone: timeZone() };
      const card = { email, giver: onOneLine(giver), message: cardMessage(message), ...day };
      const { orderId, bought } = await call('createGift', { body: { ...card, additionalTo } });
      const boughtGift = bought && orderId !== gift ? orderId : null;
      return { orderId, before: beforePayment('gift', { ...NOTHING_ELSE, boughtGift }) };
    },
    onSuccess: async ({ orderId, before }) => {
      if (before) return;
      writeSession('userEmail', email);
      recordPurchase({ gift: orderId });
      await client.invalidateQueries({ queryKey: orderKey(orderId) });
      onSaved(orderId);
    },
    onError: (error) => console.error('The gift was not kept:', error),
  });
}

export interface GiftFormProps {
  readonly text: GiftText;
  readonly onTextChange: (text: GiftText) => void;
  readonly onSaved: (orderId: number) => void;
}

export function GiftForm({ text, onTextChange, onSaved }: GiftFormProps): ReactNode {
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<{ readonly email?: string | null; readonly day?: string | null }>({});
  const email = text.email.trim();
  const saving = useSaveGift({ ...text, email }, onSaved);
  const { orderId, before } = saving.data ?? {};
  const input = (name: keyof GiftText) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const onInput = (): void => {
    const data = new FormData(form.current ?? undefined);
    const value = (name: keyof GiftText): string => String(data.get(name) ?? '');
    setFaults({});
    onTextChange({
      giver: value('giver'),
      message: value('message'),
      email: value('email'),
      deliverOn: value('deliverOn'),
    });
  };
  const submitCard = (): void => {
    if (before) return;
    const day = input('deliverOn');
    const missingDay = day?.validity.badInput ? NO_DAY : null;
    const dayFault = text.deliverOn ? giftDayFault(text.deliverOn, timeZone(), new Date()) : missingDay;
    const emailError = emailFault(email);
    setFaults({ email: emailError, day: dayFault });
    if (emailError) input('email')?.focus();
    else if (dayFault) day?.focus();
    // Without cookies, the gift would be lost, as the page says.
    else if (!blocksCookies()) saving.mutate();
  };

  return (
    <Form ref={form} className="stack gap-5" onInput={onInput} onSubmit={submitCard} noValidate>
      <Field
        label="From (optional)"
        name="giver"
        autoComplete="given-name"
        maxLength={GIFT_NAME_MAX}
        defaultValue={text.giver}
        hint="Your name, as it appears on the card."
      />
      <div className="stack gap-2">
        <label htmlFor={messageId} className="text-sm strong">
          A few words (optional)
        </label>
        <textarea
          id={messageId}
          name="message"
          dir="auto"
          rows={3}
          maxLength={GIFT_MESSAGE_MAX}
          defaultValue={text.message}
        />
      </div>
      <Field
        label="Your email"
        {...EMAIL_INPUT}
        defaultValue={text.email}
        error={faults.email}
        hint="We’ll email you the code and the card to give."
      />
      <Field
        label="Remind me on (optional)"
        type="date"
        name="deliverOn"
        min={dayAhead(1)}
        max={dayAhead(GIFT_DAYS_AHEAD)}
        defaultValue={text.deliverOn}
        error={faults.day}
        hint="We’ll email you on that day. The card is ready as soon as you pay."
      />
      {saving.error && <p role="alert">{reasonOrFault(saving.error)}</p>}
      {/* Busy until the next screen appears, since a second press could start a second gift. */}
      {before ? (
        <BeforeNotice
          before={before}
          screen="gift"
          onAnother={() => {
            recordPurchase({ additionalToGift: orderId });
            saving.mutate();
          }}
        />
      ) : (
        <Button type="submit" wide busy={saving.isPending || saving.isSuccess}>
          Continue to payment
        </Button>
      )}
    </Form>
  );
}
