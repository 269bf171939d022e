/** What EU, EEA and UK buyers accept: we start at once, and withdrawal ends with delivery. New text, new version. */
export const BEGIN_REQUEST = {
  version: '2026-11-20',
  statement:
    'Start my analysis right away. I know that I lose my right of withdrawal once my result has been delivered.',
} as const;
