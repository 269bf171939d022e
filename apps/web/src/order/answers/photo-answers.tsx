import { type Answers, openQuestions } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { draftAnswers, saveDraft } from './draft-answers.ts';
import { Questions } from './questions.tsx';
import { QUESTIONS_TITLE } from './questions-title.ts';

const ALL = openQuestions(null);

/** One line that opens to the questions about chosen photos, for those who would rather answer before they send them. */
export function PhotoAnswers({ disabled }: { readonly disabled: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [answers, setAnswers] = useState(() => draftAnswers(null));
  const onAnswer = (answer: Answers): void => {
    saveDraft(null, answer);
    setAnswers({ ...answers, ...answer });
  };
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{QUESTIONS_TITLE}</summary>
      {isOpen && (
        <div className="stack gap-2">
          <p className="text-sm soft">Optional. What you don’t answer here, we ask while we measure.</p>
          <Questions asked={ALL} answers={answers} onAnswer={onAnswer} disabled={disabled} />
        </div>
      )}
    </details>
  );
}
