import { firstMatch, firstMatches } from '../select.ts';

/** How far apart colors may be in depth. */
export const CONTRAST = firstMatch(
  {
    id: 'contrast-high',
    when: { advisedContrast: 'high' },
    text: 'You can wear high contrast: try {lightest} with {darkest}.',
  },
  {
    id: 'contrast-low',
    when: { advisedContrast: 'low' },
    text: 'Keep colors close in depth: {soft} with {step} works better than light next to dark.',
  },
  {
    id: 'contrast-high-in-low',
    when: { advisedContrast: 'medium', contrast: 'high' },
    text: 'Your contrast is high, but {season} is a low-contrast season. Aim for the middle: try {over} with {under}.',
  },
  {
    id: 'contrast-low-in-high',
    when: { advisedContrast: 'medium', contrast: 'low' },
    text: 'Your contrast is low, but {season} is a high-contrast season. Aim for the middle: try {over} with {under}.',
  },
  {
    id: 'contrast-medium',
    text: 'One clear step between two pieces looks right on you: try {over} with {under}.',
    says: { advisedContrast: 'medium' },
  },
);

/** What neutrals are for. */
export const NEUTRALS_CARRY = firstMatch({ id: 'neutrals-carry', text: 'They carry your colors.' });

/** How the palette looks next to the person's skin. */
export const NEXT_TO_SKIN = firstMatches(
  1,
  {
    id: 'skin-light',
    when: { skinDepth: 'light' },
    text: 'Start with a quieter bright, {quiet}, and keep {bold} for emphasis.',
  },
  {
    id: 'skin-medium',
    when: { skinDepth: 'medium', advisedContrast: ['high', 'medium'] },
    text: 'Use both ends of the palette: {light} near your face, and {deep} in larger pieces.',
  },
  {
    id: 'skin-deep',
    when: { skinDepth: 'deep', advisedContrast: ['high', 'medium'] },
    text: 'Light accents stand out against your skin: wear {light} near your face, with {vivid} as the one bright piece.',
  },
);
