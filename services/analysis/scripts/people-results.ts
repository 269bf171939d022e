/** Prints the result of one photo of each local real person as JSON lines, also with a rater's answers on hair and eyes. */
import type { Evidence } from '@trueseason/contracts';
import { realPairs, realPeople, TWICE } from '../bench/people.ts';
import { placedPhoto } from '../bench/placed-people.ts';
import { composeResult } from '../src/compose-result.ts';

const print = (person: number, told: boolean, evidence: Evidence): void => {
  process.stdout.write(`${JSON.stringify({ person, told, result: composeResult(evidence) })}\n`);
};

const people = [...realPeople(), ...TWICE.flatMap((folder) => realPairs(folder))];
for (const [person, { photos, ticks }] of people.entries()) {
  const [photo] = photos;
  const placedPerson = photo && (await placedPhoto(photo, ticks?.[0]));
  if (!placedPerson) continue;
  print(person, false, placedPerson.alone);
  if (placedPerson.ticks) print(person, true, placedPerson.own);
}
