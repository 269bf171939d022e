import type { Generated, Selectable } from 'kysely';

export interface PasskeysTable {
  id: string;
  operator: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  label: string;
  created_at: Generated<Date>;
}
export type PasskeyRow = Selectable<PasskeysTable>;

export interface PasskeyChallengesTable {
  challenge: string;
  operator: string | null;
  created_at: Generated<Date>;
}
