import { useCallback, useState } from 'react';
import { problemOf } from './reason.ts';

export type ChallengeHeaders = Readonly<Record<string, string>>;

export interface Challenged {
  /** Makes a call; where the server asks for a person first, waits for one and makes it again. */
  readonly through: <Result>(make: (headers: ChallengeHeaders) => Promise<Result>) => Promise<Result>;
  /** Set while a person is asked for: takes what the challenge gave. */
  readonly pass: ((token: string) => void) | null;
}

/** Lets a call that may be challenged wait for the customer. */
export function useChallenged(): Challenged {
  const [pass, setPass] = useState<Challenged['pass']>(null);
  const through = useCallback(async <Result>(make: (headers: ChallengeHeaders) => Promise<Result>): Promise<Result> => {
    let headers: ChallengeHeaders = {};
    for (;;) {
      try {
        return await make(headers);
      } catch (error) {
        if (problemOf(error) !== 'challenge_required') throw error;
      }
      const token = await new Promise<string>((resolve) => setPass(() => resolve));
      setPass(null);
      headers = { 'x-challenge-token': token };
    }
  }, []);
  return { through, pass };
}
