import { ADVICE } from './advice.ts';
import { ANSWERED, agreementFigures } from './agreement.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { CERTAINTY } from './certainty.ts';
import { EYES } from './eyes.ts';
import { firstClothFigures } from './first-cloth.ts';
import { GARMENTS } from './garments.ts';
import { type Person, TWICE } from './people.ts';
import { type PlacedPerson, placedPeople } from './placed-people.ts';
import { SURE_COLORS } from './sure-colors.ts';
import { ratedUndertoneFigures, undertoneFigures } from './undertone.ts';

type Folder = (typeof TWICE)[number];

const TITLES: Readonly<Record<Folder, string>> = {
  sessions: 'One camera, one session',
  renderings: 'One shot, developed twice',
  pairs: 'Another photographer, another day',
};

const figuresOf = (folder: Folder, people: readonly PlacedPerson[]): readonly Figure<PlacedPerson>[] => [
  ...agreementFigures(folder),
  ...(folder === 'renderings' ? [] : undertoneFigures(people)),
  ...firstClothFigures(people, folder === 'pairs'),
  ...(folder === 'pairs'
    ? [...ratedUndertoneFigures(people), ...ANSWERED, ...CERTAINTY, ...SURE_COLORS, ...GARMENTS, ...ADVICE, ...EYES]
    : []),
];

/** One photo against one of the same person. */
export async function shotSections(
  chosen: (people: readonly Person[]) => Person[],
): Promise<(readonly [title: string, lines: Line[]])[]> {
  const sections: (readonly [string, Line[]])[] = [];
  for (const folder of TWICE) {
    const people = await placedPeople(folder, chosen);
    if (people.length > 0) sections.push([TITLES[folder], compareHalves(figuresOf(folder, people), people)]);
  }
  return sections;
}
