import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AttentionKind,
  type AttentionRow,
  COMPLAINT_MAX,
  dismissalOf,
  type FinanceAnswer,
  formatPrice,
  type HELPING_ACTIONS,
  type RefundReason,
  type UnplacedAnswer,
} from '@trueseason/contracts';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { downloadDisputeFile } from '../order/download.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { Field } from '../ui/field/field.tsx';
import { Select } from '../ui/field/select.tsx';
import { Form } from '../ui/form/form.tsx';
import { asOperator } from './step-up.ts';
import { ATTENTION_KEY } from './use-attention.ts';
import { refusalTitle, titleOf } from './use-order-action.ts';
import { useIsFinance } from './use-self.ts';

interface ActionsProps {
  readonly row: AttentionRow;
  /** After the action, before its row goes. */
  readonly onEnd: () => void;
}

interface ActionProps {
  readonly row: AttentionRow;
  /** Runs an action, says that it is done, and reads the list again. */
  readonly run: (done: string, ask: () => Promise<unknown>) => Promise<void>;
}

/** The actions of a row: the one that ends it first. */
export function AttentionActions({ row, onEnd }: ActionsProps): ReactNode {
  const queries = useQueryClient();
  const { kind, subject, orderId } = row;
  const refresh = async (): Promise<void> => {
    for (const key of ['admin-orders', 'admin-summary', 'admin-order'])
      void queries.invalidateQueries({ queryKey: [key] });
    await queries.invalidateQueries({ queryKey: ATTENTION_KEY });
  };
  const run: ActionProps['run'] = async (done, ask) => {
    await asOperator(ask).catch(async (error: unknown) => {
      // It may have ended elsewhere.
      await refresh();
      throw error;
    });
    showToast({ title: done, text: orderId === null ? subject : `Order #${orderId}`, tone: 'neutral' });
    onEnd();
    await refresh();
  };
  const Action = ACTIONS[kind];
  const dismissal = dismissalOf(kind);
  return (
    <>
      <Action row={row} run={run} />
      {dismissal && (
        <ConfirmAction
          label={dismissal}
          warning="End this without doing anything? It comes back if it happens again."
          yes="Yes, end it"
          no="Cancel"
          action={() => run(dismissal, () => call('adminDismiss', { params: { kind, subject } }))}
          failureTitle="Not ended"
        />
      )}
    </>
  );
}

const orderOf = ({ orderId }: AttentionRow): number => orderId ?? 0;

const refund =
  (reason: RefundReason): ((props: ActionProps) => ReactNode) =>
  ({ row, run }) => (
    <ConfirmAction
      look="quiet"
      label="Refund"
      warning={`Give ${formatPrice(row.cents ?? 0, row.currency)} back to the customer? This can’t be undone.`}
      yes="Yes, refund"
      no="Cancel"
      action={() =>
        run('Refunded', () =>
          call('adminRefund', { params: { orderId: orderOf(row) }, body: { reason, left: row.cents ?? undefined } }),
        )
      }
      failureTitle="Refund refused"
    />
  );

const RepeatRefund = ({ row, run }: ActionProps): ReactNode => (
  <ConfirmAction
    look="quiet"
    label={titleOf('repeat-refund')}
    warning={`Give ${formatPrice(row.cents ?? 0, row.currency)} back to the customer once more? This can’t be undone.`}
    yes="Yes, refund"
    no="Cancel"
    action={() => run('Refunded', () => call('adminRepeatRefund', { params: { orderId: orderOf(row) } }))}
    failureTitle="Refund refused"
  />
);

const help =
  (action: (typeof HELPING_ACTIONS)[number]): ((props: ActionProps) => ReactNode) =>
  ({ row, run }) => (
    <ActionButton
      action={() => run(titleOf(action), () => call('adminAct', { params: { orderId: orderOf(row), action } }))}
      failureTitle={refusalTitle(action)}
    >
      {titleOf(action)}
    </ActionButton>
  );

const ReadDisputeFile = ({ row: { orderId } }: Pick<ActionProps, 'row'>): ReactNode =>
  orderId !== null && (
    <ActionButton look="text" action={() => asOperator(() => downloadDisputeFile(orderId))} failureTitle="No evidence">
      Read the evidence
    </ActionButton>
  );

function AnswerDispute({ row, run }: ActionProps): ReactNode {
  const { kind, subject, cents, currency } = row;
  const isInquiry = kind === 'inquiry';
  const lost = `${formatPrice(cents ?? 0, currency)} ${isInquiry ? 'goes back to the customer' : 'stays with the customer'}`;
  return (
    <>
      <ReadDisputeFile row={row} />
      <ConfirmAction
        look="quiet"
        label="Submit the evidence"
        warning="Hand what is on record to the bank? It takes evidence once, and then decides."
        yes="Yes, submit it"
        no="Cancel"
        action={() =>
          run('Evidence submitted', () =>
            call('adminAnswerDispute', { params: { disputeId: subject, answer: 'evidence' } }),
          )
        }
        failureTitle="Evidence not submitted"
      />
      <ConfirmAction
        label="Accept"
        warning={`Give up this ${isInquiry ? 'sale' : 'dispute'}? ${lost}, and the order is closed. This can’t be undone.`}
        yes="Yes, accept"
        no="Cancel"
        action={() =>
          run('Accepted', () => call('adminAnswerDispute', { params: { disputeId: subject, answer: 'accept' } }))
        }
        failureTitle="Not accepted"
      />
    </>
  );
}

const ApproveReview = ({ row: { subject }, run }: ActionProps): ReactNode => (
  <ConfirmAction
    look="quiet"
    label="Approve"
    warning="Let this payment pass? To refuse it, refund its order."
    yes="Yes, approve"
    no="Cancel"
    action={() => run('Approved', () => call('adminApproveReview', { params: { intentId: subject } }))}
    failureTitle="Not approved"
  />
);

const SettleUnplaced = ({ row: { subject, cents, currency }, run }: ActionProps): ReactNode => {
  const settle = (answer: UnplacedAnswer) => () =>
    call('adminSettleUnplaced', { params: { intentId: subject, answer } });
  return (
    <>
      <ConfirmAction
        look="quiet"
        label="Refund"
        warning={`Give ${formatPrice(cents ?? 0, currency)} back to whoever paid? This can’t be undone.`}
        yes="Yes, refund"
        no="Cancel"
        action={() => run('Refunded', settle('refund'))}
        failureTitle="Refund refused"
      />
      <ConfirmAction
        label="Another shop took it"
        warning="Leave this payment? Only if another shop uses the same account."
        yes="Yes, leave it"
        no="Cancel"
        action={() => run('Left', settle('leave'))}
        failureTitle="Not left"
      />
    </>
  );
};

/** A dismissal is all there is to do. */
const None = (): ReactNode => null;

const BookDifference = ({ row: { subject }, run }: ActionProps): ReactNode => (
  <ConfirmAction
    look="quiet"
    label="Book it"
    warning="Add an entry of today that makes up for it? The day of the difference stays as it is."
    yes="Yes, book it"
    no="Cancel"
    action={() => run('Booked', () => call('adminBookDifference', { params: { differenceId: subject } }))}
    failureTitle="Not booked"
  />
);

function AnswerFinance({ row: { subject }, run }: ActionProps): ReactNode {
  const isFinance = useIsFinance();
  const answer = (said: FinanceAnswer) => () =>
    call('adminAnswerFinance', { params: { requestId: subject, answer: said } });
  if (!isFinance) return <p className="soft">Finance answers it.</p>;
  return (
    <>
      <ActionButton action={() => run('Done', answer('done'))} failureTitle="Not answered">
        It is done
      </ActionButton>
      <ConfirmAction
        label="Refuse"
        warning="Refuse what support asks? It sees that in the order’s history."
        yes="Yes, refuse"
        no="Cancel"
        action={() => run('Refused', answer('refused'))}
        failureTitle="Not answered"
      />
    </>
  );
}

const FailAnalysis = ({ row, run }: ActionProps): ReactNode => (
  <ConfirmAction
    look="quiet"
    label={titleOf('fail')}
    warning="End this analysis and ask the customer for other photos? Engineers may get it going again."
    yes="Yes, fail analysis"
    no="Cancel"
    action={() => run(titleOf('fail'), () => call('adminAct', { params: { orderId: orderOf(row), action: 'fail' } }))}
    failureTitle={refusalTitle('fail')}
  />
);

const AskPhotos = ({ row, run }: ActionProps): ReactNode => (
  <ConfirmAction
    look="quiet"
    label={titleOf('ask-photos')}
    warning="Ask the customer by email for three other photos? The result stays until they are measured."
    yes="Yes, ask for other photos"
    no="Cancel"
    action={() =>
      run('Asked for other photos', () =>
        call('adminAskPhotos', { params: { orderId: orderOf(row) }, body: { reason: 'other-person' } }),
      )
    }
    failureTitle={refusalTitle('ask-photos')}
  />
);

function CorrectAddress({ row, run }: ActionProps): ReactNode {
  const [email, setEmail] = useState('');
  const saving = useMutation({
    mutationFn: () =>
      run('Address corrected', () =>
        call('adminCorrectAddress', { params: { orderId: orderOf(row) }, body: { email: email.trim() } }),
      ),
    onError: (error) => showRefusal('Address not corrected', error),
  });
  return (
    <Form className="wide" onSubmit={() => saving.mutate()}>
      <Field
        label="The right address"
        type="email"
        hint="What didn’t arrive is sent there. We notify the old address."
        autoComplete="off"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        trailing={
          <Button type="submit" look="quiet" busy={saving.isPending} disabled={email.trim() === ''}>
            Correct
          </Button>
        }
      />
    </Form>
  );
}

const OUTCOMES = ['upheld', 'rejected'] as const;
const OUTCOME_NAMES = { upheld: 'They were right', rejected: 'We see it differently' } as const;

function AnswerComplaint({ row: { subject }, run }: ActionProps): ReactNode {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>();
  return (
    <>
      <Select
        label="What we found"
        emptyLabel="Choose an outcome"
        values={OUTCOMES}
        labels={OUTCOME_NAMES}
        selected={outcome}
        onChange={setOutcome}
      />
      <div className="stack gap-2 wide">
        <label htmlFor={id} className="text-sm strong">
          Our answer
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={4}
          maxLength={COMPLAINT_MAX}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </div>
      <ConfirmAction
        look="quiet"
        label="Send the answer"
        missing={(!outcome || answer.trim() === '') && 'Please choose an outcome and write an answer first.'}
        warning="Send this answer by email? The complaint ends with it."
        yes="Yes, send it"
        no="Cancel"
        action={() =>
          run('Complaint answered', () =>
            call('adminAnswerComplaint', {
              params: { complaintId: subject },
              body: { upheld: outcome === 'upheld', answer: answer.trim() },
            }),
          )
        }
        failureTitle="Answer not sent"
      />
    </>
  );
}

const ACTIONS: Readonly<Record<AttentionKind, (props: ActionProps) => ReactNode>> = {
  dispute: AnswerDispute,
  inquiry: AnswerDispute,
  'dispute-decision': ReadDisputeFile,
  'failed-refund': RepeatRefund,
  'due-refund': refund('asked'),
  'fraud-warning': refund('fraud'),
  'deleted-warning': None,
  'deleted-refund': None,
  'books-differ': BookDifference,
  review: ApproveReview,
  'unplaced-payment': SettleUnplaced,
  'finance-request': AnswerFinance,
  'paid-twice': refund('paid-twice'),
  complaint: AnswerComplaint,
  'strangers-complaint': AnswerComplaint,
  'failed-analysis': help('retry'),
  'stuck-order': FailAnalysis,
  'failed-report': help('render-report'),
  'failed-mail': help('resend-mail'),
  'bounced-mail': CorrectAddress,
  'photos-differ': AskPhotos,
};
