import { useMutation } from '@tanstack/react-query';
import { asciiDigits, type FoundOrder } from '@trueseason/contracts';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, call, reasonOf, serverMessage } from '../../lib/api/api.ts';
import { localDate } from '../../lib/browser/local-date.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { MailFailure, OrderNextStep } from '../../order/order-state/order-state.tsx';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { MISSING_EMAIL } from '../../purchase/email-field.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CookieWarning } from '../../ui/cookie-warning/cookie-warning.tsx';
import { EMAIL_INPUT, Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Live } from '../../ui/live/live.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LabeledValue } from '../../ui/plate/plate.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';

const REDIRECT_MS = 1500;

/** Only a server that looked can say the order does not exist. */
function refusalToast(error: unknown): Toast {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return TOASTS.orderNotFound(serverMessage(error));
  return { ...TOASTS.unexpected, text: reasonOf(error) ?? TOASTS.unexpected.text };
}

/** Allows only digits: a number field also takes signs, points and exponents, and counts by arrow keys. */
function allowDigitsOnly(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  const isText = key.length === 1 && !ctrlKey && !metaKey;
  if (/^Arrow(Up|Down)$/.test(key) || (isText && !/\p{Nd}/u.test(key))) event.preventDefault();
}

/** A number field drops digits of other scripts, typed or pasted: these are entered as 0 to 9. */
function enterForeignDigits(event: InputEvent | ClipboardEvent, onDigits: (digits: string) => void): void {
  const text = 'clipboardData' in event ? event.clipboardData.getData('text/plain') : (event.data ?? '');
  const digits = asciiDigits(text);
  if (digits === text) return;
  event.preventDefault();
  onDigits(digits.replaceAll(/\D/g, ''));
}

export function Component(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [orderNumber, setOrderNumber] = useState(() => asciiDigits(query.get('order') ?? '').replaceAll(/\D/g, ''));
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call('lookupOrder', { body: { email: email.trim(), orderNumber: Number(orderNumber) } }),
    onError: (error) => showToast(refusalToast(error)),
  });
  // Leaves time to read that it was found.
  useTimeout(data !== undefined && screenOf(data) === 'results', REDIRECT_MS, () => {
    if (data) navigate(pathOf(data));
  });

  return (
    <PageShell title="Find your results">
      <div className="halves">
        <header className="halves-words">
          <h1 style={{ maxWidth: '7ch' }}>Find Your Results</h1>
          <p>
            Your order number is in the email we sent you. During your analysis it was on screen as your Analysis ID.
          </p>
        </header>
        <div className="halves-work">
          <CookieWarning />
          {query.get('link') === 'ended' && <ExpiredLink />}
          <Form className="stack gap-5" onSubmit={() => mutate()}>
            <Field
              label="Email Address"
              {...EMAIL_INPUT}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Field
              label="Order Number"
              type="number"
              name="orderNumber"
              inputMode="numeric"
              min={1}
              step={1}
              required
              hint={error && <span className="fault">{refusalToast(error).text}</span>}
              value={orderNumber}
              onChange={(event) => setOrderNumber(event.target.value)}
              onKeyDown={allowDigitsOnly}
              onBeforeInput={(event) => enterForeignDigits(event, (digits) => setOrderNumber(orderNumber + digits))}
              onPaste={(event) => enterForeignDigits(event, setOrderNumber)}
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
            <Button
              type="submit"
              wide
              busy={isPending}
              missing={
                email.trim() === ''
                  ? MISSING_EMAIL
                  : !/^\d+$/.test(orderNumber) && 'Please enter your order number first.'
              }
            >
              {isPending ? 'Searching...' : 'Find My Results'}
            </Button>
          </Form>
          {data && <FoundOrderCard order={data} />}
          <p className="soft">
            No order yet?{' '}
            <ButtonLink look="text" to={paths.upload}>
              Get Your Analysis
            </ButtonLink>
          </p>
        </div>
      </div>
    </PageShell>
  );
}

/** For an expired email link, without revealing its order. */
const ExpiredLink = (): ReactNode => (
  <Notice>
    <strong>This link has expired.</strong>
    <span>
      Links end after a year, when the order’s address changes, or when it is deleted. If your order still exists, use
      the link in our latest email or find it here.
    </span>
    <ButtonLink look="quiet" to={paths.myData}>
      Email Me a Code
    </ButtonLink>
  </Notice>
);

const statusText = ({ status, nextStep }: FoundOrder): string =>
  nextStep === 'photos' ? 'waiting for photos' : nextStep === 'gift' ? 'a gift' : status.replace('_', ' ');

const paymentText = ({ refunded, refundFailed, nextStep, paymentStatus }: FoundOrder): string =>
  refundFailed ? 'refund failed' : refunded ? 'refunded' : nextStep === 'dispute' ? 'disputed' : paymentStatus;

export const FoundOrderCard = ({ order }: { readonly order: FoundOrder }): ReactNode => (
  <Live className="stack gap-4 ruled">
    <h2 className="text-xl">Order Found!</h2>
    <dl>
      <LabeledValue label="Order">#{order.id}</LabeledValue>
      <LabeledValue label="Created">{localDate(order.createdAt)}</LabeledValue>
      <LabeledValue label="Status">{statusText(order)}</LabeledValue>
      <LabeledValue label="Payment">{paymentText(order)}</LabeledValue>
    </dl>
    {order.mailTroubled && <MailFailure what={order.nextStep === 'gift' ? 'the code' : 'your results'} />}
    <OrderNextStep order={order} />
  </Live>
);
