import type { Axis } from '@trueseason/contracts';

export const AXIS_WORDS: Readonly<Record<Axis, { low: string; high: string; about: string }>> = {
  temperature: { low: 'Cool', high: 'Warm', about: 'the hue of your skin and the warmth of your hair' },
  value: { low: 'Deep', high: 'Light', about: 'how light or deep your features are together' },
  chroma: { low: 'Soft', high: 'Clear', about: 'how saturated the colors in your face are' },
  contrast: { low: 'Low', high: 'High', about: 'how far skin, hair and eyes lie apart in light' },
};
