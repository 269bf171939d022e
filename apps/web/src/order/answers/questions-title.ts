/** Above the questions, on each screen that asks them. */
export const QUESTIONS_TITLE = 'You know this better than a photo';
