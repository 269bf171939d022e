/** Prints the result of one photo of each local real person as JSON lines, also with a rater's answers on hair and eyes. */
import { type Evidence, NO_ANSWERS } from '@trueseason/contracts';
import { measureShot } from '../bench/measured.ts';
import { realPairs, realPeople, TWICE } from '../bench/people.ts';
import { answersFrom, place } from '../bench/placed-people.ts';
import { composeResult } from '../src/compose-result.ts';

const print = (person: number, told: boolean, evidence: Evidence | undefined): void => {
  if (evidence) process.stdout.write(`${JSON.stringify({ person, told, result: composeResult(evidence) })}\n`);
};

const people = [...realPeople(), ...TWICE.flatMap((folder) => realPairs(folder))];
for (const [person, { photos, ticks }] of people.entries()) {
  const [photo] = photos;
  if (!photo) continue;
  const measured = await measureShot(photo);
  print(person, false, place(measured, NO_ANSWERS));
  if (ticks?.[0]) print(person, true, place(measured, answersFrom(ticks[0])));
}
