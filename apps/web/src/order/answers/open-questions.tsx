import { type AnswerKey, type Answers, NO_ANSWERS, openQuestions } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { touchQuestion } from './answering.ts';
import { draftAnswers, saveDraft, sendDraft, sendDraftNow } from './draft-answers.ts';
import { Questions } from './questions.tsx';
import { useSendDraft } from './use-draft-answers.ts';

const TITLE = 'You know this better than a photo';

const ALL = openQuestions(null);

/** Answers within this time are saved together, in one round. */
const SAVE_DELAY_MS = 1_200;

/**
 * An order's open questions, while it is analyzed and before it is paid for. Saves automatically. While the visitor answers,
 * the way on waits, and `onContinue` goes it.
 */
export function OpenQuestions(props: {
  readonly orderId: number;
  readonly open: readonly AnswerKey[] | undefined;
  /** The questions to ask of those; all by default. */
  readonly among?: readonly AnswerKey[];
  /** Whether all but the first open by a press, where they stand beside something else. */
  readonly areFolded?: boolean;
  readonly onContinue?: (() => void) | null;
}): ReactNode {
  const { orderId, open = [], among = ALL, areFolded = false, onContinue } = props;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const { data: isSaved, failureCount, refetch } = useSendDraft(orderId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onAnswer = (answer: Answers): void => {
    saveDraft(orderId, answer);
    setAnswers({ ...answers, ...answer });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch(), SAVE_DELAY_MS);
  };
  useEffect(() => {
    const saveOnLeave = (send: (orderId: number) => Promise<unknown>): void => {
      clearTimeout(timer.current);
      // The next screen sends them again.
      send(orderId).catch((error: unknown) => console.error('The answers were not saved:', error));
    };
    const onPageHide = (): void => saveOnLeave(sendDraftNow);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      saveOnLeave(sendDraft);
    };
  }, [orderId]);

  const drafts = draftAnswers(orderId);
  // Questions answered here stay, so that answers can be changed.
  const shownKeys = among.filter((key) => key in answers || (open.includes(key) && drafts[key] == null));
  if (shownKeys.length === 0) return null;
  return (
    <section
      className="stack gap-2 ruled"
      aria-label={TITLE}
      onPointerDownCapture={touchQuestion}
      onPointerUpCapture={touchQuestion}
      onFocusCapture={touchQuestion}
      onKeyDownCapture={touchQuestion}
      onChangeCapture={touchQuestion}
    >
      <p className="heading">{TITLE}</p>
      <p className="text-sm soft" role="status">
        {failureCount > 0
          ? 'We couldn’t save that yet. It stays here, and we try again.'
          : isSaved
            ? 'Saved. We use it in your result.'
            : 'Optional, and saved as you tap.'}
      </p>
      <Questions asked={shownKeys} areFolded={areFolded} answers={answers} onAnswer={onAnswer} />
      {onContinue && (
        <div>
          <Button look="quiet" onClick={onContinue}>
            Continue
          </Button>
        </div>
      )}
    </section>
  );
}
