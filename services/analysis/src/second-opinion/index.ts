export { createGemini, type GeminiSettings, isServed } from './ask-gemini.ts';
export { countTogether } from './question-count.ts';
export {
  createSecondOpinion,
  NO_SECOND_OPINION,
  type OpinionOutcome,
  type Report,
  type SecondOpinion,
} from './second-opinion.ts';
export { SpendingGuard } from './spending-guard.ts';
