import { passesLuhn } from '../stripe/cards.ts';
import type { CardDetails } from './types.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';

export interface FieldProblem {
  field: FieldName;
  code: string;
  message: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

export function formatNumber(text: string): string {
  return digits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

export function formatExpiry(text: string): string {
  const typed = digits(text).slice(0, 4);
  const padded = /^[2-9]$/.test(typed) ? `0${typed}` : typed;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

export const formatCvc = (text: string): string => digits(text).slice(0, 4);

export function cardOf(values: Record<FieldName, string>): CardDetails {
  const expiry = digits(values.expiry);
  return {
    number: digits(values.number),
    exp_month: expiry.slice(0, 2),
    exp_year: `20${expiry.slice(2, 4)}`,
    cvc: digits(values.cvc),
  };
}

/** What keeps typed details from being sent, in the order of the fields. */
export function problemsOf(values: Record<FieldName, string>, now = new Date()): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const add = (field: FieldName, code: string, message: string) => problems.push({ field, code, message });
  const card = cardOf(values);
  if (card.number.length < 15) add('number', 'incomplete_number', 'Your card number is incomplete.');
  else if (!passesLuhn(card.number)) add('number', 'invalid_number', 'Your card number is invalid.');
  if (digits(values.expiry).length < 4)
    add('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  else if (Number(card.exp_month) < 1 || Number(card.exp_month) > 12)
    add('expiry', 'invalid_expiry_month', "Your card's expiration date is invalid.");
  else if (new Date(Number(card.exp_year), Number(card.exp_month)) <= now)
    add('expiry', 'invalid_expiry_year_past', "Your card's expiration date is in the past.");
  if (card.cvc.length < 3) add('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
  return problems;
}
