import { invalid, missingParam } from './errors.ts';
import type { Metadata } from './objects.ts';

/** A form-encoded body with nested keys, already taken apart; every leaf is a string. */
export type Params = Record<string, unknown>;

/** The provider refuses parameters that it does not know: a misspelt one is found here and not in production. */
export function onlyKnown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { param: unknown, code: 'parameter_unknown' });
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (!value) throw missingParam(name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { param: name, code: 'parameter_invalid_integer' });
  return Number(value);
}

export function isTrue(params: Params, name: string): boolean {
  return text(params, name) === 'true';
}

export function nested(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) throw invalid('Invalid object', { param: name });
  return value as Params;
}

export function list(params: Params, name: string): unknown[] | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value : Object.values(nested(params, name) ?? {});
}

/** Merged into the earlier metadata; an empty value removes its key, an empty `metadata` removes all. */
export function mergedMetadata(params: Params, before: Metadata = {}): Metadata {
  if (params.metadata === '') return {};
  const changes = nested(params, 'metadata') ?? {};
  const merged = { ...before };
  for (const [key, value] of Object.entries(changes)) {
    if (value === '') delete merged[key];
    else merged[key] = String(value);
  }
  if (Object.keys(merged).length > 50) throw invalid('Metadata can have at most 50 keys.', { param: 'metadata' });
  for (const [key, value] of Object.entries(merged))
    if (key.length > 40 || value.length > 500) throw invalid('Metadata is too long.', { param: `metadata[${key}]` });
  return merged;
}

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

export function amountOf(params: Params, name = 'amount'): number | undefined {
  const amount = integer(params, name);
  if (amount === undefined) return undefined;
  if (amount < 1) throw invalid('Invalid positive integer', { param: name, code: 'parameter_invalid_integer' });
  if (amount < SMALLEST_CENTS)
    throw invalid('Amount must be at least $0.50 usd', { param: name, code: 'amount_too_small' });
  if (amount > LARGEST_CENTS) throw invalid('Amount is too large', { param: name, code: 'amount_too_large' });
  return amount;
}

export function emailOf(params: Params, name: string): string | undefined {
  const email = text(params, name);
  if (email && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { param: name, code: 'email_invalid' });
  return email;
}
