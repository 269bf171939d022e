/** Above the questions, wherever they are asked. */
export const QUESTIONS_TITLE = 'You know this better than a photo';
