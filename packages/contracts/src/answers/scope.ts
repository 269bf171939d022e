/** What a result may cover besides clothes, which it always does. */
export const SCOPE_PARTS = ['makeup', 'hair', 'beard', 'suits'] as const;
export type ScopePart = (typeof SCOPE_PARTS)[number];

/** The parts that a customer chose, which may be none; null covers all, since no choice was made. */
export type Scope = readonly ScopePart[] | null;

export const covers = (scope: Scope | undefined, part: ScopePart): boolean => scope?.includes(part) ?? true;

/** Whether both give the same pages. */
export const sameScope = (a: Scope | undefined, b: Scope | undefined): boolean =>
  SCOPE_PARTS.every((part) => covers(a, part) === covers(b, part));

/** The question, which several parts may answer. */
export const SCOPE_QUESTION = {
  text: 'What should we cover?',
  hint: 'Choose any. Clothes are always in. Without a choice, we cover everything.',
  always: 'Clothes',
  parts: { makeup: 'Makeup', hair: 'Hair color', beard: 'Beard', suits: 'Suits and ties' },
} as const satisfies { readonly parts: Readonly<Record<ScopePart, string>>; readonly [text: string]: unknown };
