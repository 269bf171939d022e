import { type Answers, NO_ANSWERS, type YesNoQuestion } from '@trueseason/contracts';
import { call } from '../api/api.ts';

export interface Question {
  readonly key: YesNoQuestion;
  readonly question: string;
  /** The same as a statement about oneself, to be ticked. */
  readonly statement: string;
  /** What a yes does. */
  readonly effect: string;
}

/** What photos cannot show and only the customer knows. */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'hairDyed',
    question: 'Is your hair dyed?',
    statement: 'My hair is dyed',
    effect: 'If so, its color is left out, and its contrast with your skin counts half.',
  },
  {
    key: 'makeup',
    question: 'Did you wear makeup?',
    statement: 'I wear makeup in these photos',
    effect:
      'If so, your lips are left out, your brows count half where we saw them, and your skin counts as less certain.',
  },
  {
    key: 'contactLenses',
    question: 'Did you wear colored contact lenses?',
    statement: 'I wear colored contact lenses',
    effect: 'If so, the color of your eyes is left out.',
  },
];

/** What was ticked; what was not is no answer. */
export const answersOf = (ticked: readonly YesNoQuestion[]): Answers => ({
  ...NO_ANSWERS,
  ...Object.fromEntries(ticked.map((key) => [key, true])),
});

/** Gives whether the order knows it now. It stands without: the results page asks again. */
export async function tellAnswers(orderId: number, answers: Answers): Promise<boolean> {
  try {
    await call('putAnswers', { params: { orderId }, body: answers });
    return true;
  } catch (error) {
    console.error('The answers were not kept:', error);
    return false;
  }
}
