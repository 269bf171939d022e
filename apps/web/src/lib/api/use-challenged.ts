import { useCallback, useState } from 'react';
import { problemOf } from './api.ts';

export type ChallengeHeaders = Readonly<Record<string, string>>;
export type Challenged = ReturnType<typeof useChallenged>;

/** Makes calls that may require a challenge. While one does, `pass` takes its token. */
export function useChallenged() {
  const [pass, setPass] = useState<((token: string) => void) | null>(null);
  const through = useCallback(async <Result>(call: (headers: ChallengeHeaders) => Promise<Result>): Promise<Result> => {
    let headers: ChallengeHeaders = {};
    for (;;) {
      try {
        return await call(headers);
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
