/**
 * Prints the results of twelve people for every answer about hair and eyes, as JSON lines: of the local real portraits,
 * otherwise from recorded measurements. `--record` stores those.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Answers, type PhotoVerdict, QUESTIONS } from '@trueseason/contracts';
import { hasRealPortraits, realPortraits } from '@trueseason/testing';
import { loadEngine } from '../src/engine/index.ts';
import { type Readings, readingsSchema } from '../src/engine/measure/index.ts';
import { reanalyze } from '../src/reanalyze.ts';

interface Person {
  readonly readings: readonly Readings[];
  readonly photos: readonly PhotoVerdict[];
}

const PEOPLE = 12;
const RECORDED = new URL('recorded-people.json', import.meta.url);

async function* measuredPeople(): AsyncGenerator<Person> {
  const engine = await loadEngine();
  for (const path of await realPortraits()) {
    const outcome = await engine.analyze([readFileSync(path)]);
    if (outcome.ok) yield { readings: outcome.readings, photos: outcome.evidence.photos };
  }
}

const recordedPeople = (): Person[] => JSON.parse(readFileSync(RECORDED, 'utf8'));

const valuesOf = <Key extends keyof Answers>(key: Key): Exclude<Answers[Key], null | undefined>[] =>
  QUESTIONS.filter((question) => question.key === key)
    .flatMap(({ choices }) => choices.map(({ value }) => value as Answers[Key]))
    .filter((value) => value !== null && value !== undefined) as Exclude<Answers[Key], null | undefined>[];

/** Every answer, with natural color and with dye and lenses. */
function answersToTry(): Answers[] {
  const eyes = valuesOf('eyes');
  const hairs = valuesOf('naturalHair');
  return [false, true].flatMap((isCovered): Answers[] => [
    ...hairs.map((naturalHair, i) => ({
      naturalHair,
      eyes: eyes[i % eyes.length],
      hairDyed: isCovered,
      contactLenses: isCovered,
    })),
  ]);
}

const people: Person[] = [];
for await (const person of hasRealPortraits ? measuredPeople() : recordedPeople()) {
  people.push({ ...person, readings: readingsSchema.parse(person.readings) });
  if (people.length === PEOPLE) break;
}
if (process.argv.includes('--record')) {
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  writeFileSync(RECORDED, `${JSON.stringify(people, rounded, 2)}\n`);
} else {
  for (const { readings, photos } of people)
    for (const answers of answersToTry())
      process.stdout.write(
        `${JSON.stringify(reanalyze(readings, { photos: [...photos], secondOpinion: null }, answers))}\n`,
      );
}
