import type { Axis, Feature } from '@trueseason/contracts';
import { FRAME } from '@trueseason/seasons/axis-words';
import { listed } from '@trueseason/seasons/listed';

/** Whether a feature counts on an axis at all. */
export type Counts = (axis: Axis, feature: Feature) => boolean;

/** What somebody's place on an axis was measured on, after its figure: all that counts there but what hardly does. */
export function measuredOn(axis: Axis, counts: Counts, light: boolean): string {
  const [hair, iris, brows] = [counts(axis, 'hair'), counts(axis, 'iris'), counts(axis, 'brows')];
  const named = (features: readonly (readonly [Feature, string])[]) =>
    features.flatMap(([feature, name]) => (counts(axis, feature) ? [name] : []));
  switch (axis) {
    case 'temperature':
      if (!hair && !iris) return 'how golden or rosy your skin is for its depth, once the light is taken out';
      return `how warm or cool your ${listed(
        named([
          ['hair', 'hair'],
          ['iris', 'eyes'],
        ]),
      )} ${iris ? 'are' : 'is'} once the light is taken out, with how golden or rosy your skin is for its depth`;
    case 'value': {
      const names = named([
        ['hair', 'hair'],
        ['skin', 'skin'],
        ['iris', 'eyes'],
      ]);
      // Beside hair or eyes brows hardly count; alone with the skin they do.
      if (!hair && !iris && brows) names.push('brows');
      return names.length > 1
        ? `how light or deep your ${listed(names)} are together`
        : 'how light or deep your skin is';
    }
    case 'chroma':
      if (!hair && !iris) return `how clearly ${brows ? 'your brows stand' : `${FRAME} stands`} out from your skin`;
      return [
        hair && `how far your hair stands out from your skin${light ? ', compared with people as light as you' : ''}`,
        iris && `how light or dark your eyes are beside ${hair ? 'that' : 'your'} skin`,
      ]
        .filter(Boolean)
        .join(', and ');
    case 'contrast': {
      const names = named([
        ['hair', 'hair'],
        ['brows', 'brows'],
      ]);
      if (names.length === 0) return `how far ${iris ? 'your eyes lie' : `${FRAME} lies`} from your skin in lightness`;
      return `how far your ${listed(names)} ${brows ? 'lie' : 'lies'} from your skin in lightness`;
    }
  }
}
