import type { Answers } from '@trueseason/contracts';

/** A sentence for each answer that changed what the season rests on. */
export const whatWasSetAside = ({ hairDyed, makeup, contactLenses }: Answers): string[] => [
  ...(hairDyed ? ['Your hair is dyed, so its color was left out, and its contrast with your skin counts half.'] : []),
  ...(makeup
    ? [
        'You wore makeup, so your lips were left out, your brows count half where we saw them, and your skin counts as less certain.',
      ]
    : []),
  ...(contactLenses ? ['You wore colored lenses, so the color of your eyes was left out.'] : []),
];
