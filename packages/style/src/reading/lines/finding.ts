import { firstMatches } from '../select.ts';

/** How light a feature is compared with the skin: the one line before payment. Reveals no season. */
export const FINDING = firstMatches(
  1,
  { id: 'hair', when: { beside: 'hair' }, text: 'Your hair is {besideIs} your skin.' },
  { id: 'brows', when: { beside: 'brows' }, text: 'Your brows are {besideIs} your skin.' },
  { id: 'iris', when: { beside: 'eyes' }, text: 'Your eyes are {besideIs} your skin.' },
);
