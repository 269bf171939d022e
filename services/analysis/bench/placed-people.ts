import { type Answers, type Evidence, NO_ANSWERS, type PhotoPosition, QUESTIONS } from '@trueseason/contracts';
import { measuredAnswers } from '../src/engine/agreeing-answers.ts';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { type MeasuredPhoto, measureShot } from './measured.ts';
import { type Half, type Person, realPairs, type Ticks, type TWICE } from './people.ts';

/** Without answers, with those of the photo's own rater, and with those of the other photo's rater. */
export type Way = 'alone' | 'own' | 'kept';

/** One photo of one person, placed in each way. */
export interface PlacedPhoto extends Readonly<Record<Way, Evidence>> {
  readonly ticks: Ticks | undefined;
  /** The answers of the photo's own rater. */
  readonly answers: Answers;
  /** Placed with answers that say what was measured. */
  readonly agreeing: readonly Evidence[];
}

export interface PlacedPerson {
  readonly half: Half;
  readonly photos: readonly [PlacedPhoto, PlacedPhoto];
}

/** Names of the raters, where a question has another or one for two of them. */
const RENAMED: Readonly<Record<string, string>> = {
  'medium-brown': 'brown',
  'light-brown eye': 'brown',
  'black-brown': 'dark-brown',
};

function answerOf(key: 'naturalHair' | 'eyes', tick: string): string | null {
  const value = RENAMED[key === 'eyes' ? `${tick} eye` : tick] ?? RENAMED[tick] ?? tick;
  return QUESTIONS.find((question) => question.key === key)?.choices.some((choice) => choice.value === value)
    ? value
    : null;
}

/** A rater's ticks as a customer's answers. */
export const answersFrom = ({ hair, eye }: Ticks): Answers =>
  ({ naturalHair: answerOf('naturalHair', hair), eyes: answerOf('eyes', eye) }) as Answers;

/** Undefined without a readable face. */
export function place({ readings, problems, warnings }: MeasuredPhoto, answers: Answers): Evidence | undefined {
  if (!readings) return undefined;
  const verdict = { position: 1 as PhotoPosition, problems: [...problems], warnings: [...warnings] };
  return buildEvidence([readings], [verdict], answers);
}

/** Each answered by itself, and both. */
const TOLD_KEYS: readonly (readonly ('naturalHair' | 'eyes')[])[] = [
  ['naturalHair'],
  ['eyes'],
  ['naturalHair', 'eyes'],
];

function placedAgreeing(measured: MeasuredPhoto, alone: Evidence): Evidence[] {
  const agreeing = measuredAnswers(alone);
  return TOLD_KEYS.flatMap((keys) => {
    const answers = keys.flatMap((key) => (agreeing[key] ? [[key, agreeing[key]]] : []));
    return answers.length < keys.length ? [] : (place(measured, Object.fromEntries(answers)) ?? []);
  });
}

async function placedPhoto(photo: Buffer, ticks?: Ticks, otherTicks?: Ticks): Promise<PlacedPhoto | undefined> {
  const measured = await measureShot(photo);
  const answers = ticks ? answersFrom(ticks) : NO_ANSWERS;
  const alone = place(measured, NO_ANSWERS);
  const ownEvidence = place(measured, answers);
  const keptEvidence = place(measured, otherTicks ? answersFrom(otherTicks) : NO_ANSWERS);
  if (!alone || !ownEvidence || !keptEvidence) return undefined;
  const agreeing = ticks ? placedAgreeing(measured, alone) : [];
  return { ticks, answers, alone, own: ownEvidence, kept: keptEvidence, agreeing };
}

/** Undefined where a photo has no readable face; what is refused for other reasons is placed all the same. */
async function placedPerson({ half, photos, ticks = [] }: Person): Promise<PlacedPerson | undefined> {
  const [photo, other] = photos;
  const first = photo && (await placedPhoto(photo, ticks[0], ticks[1]));
  const second = other && (await placedPhoto(other, ticks[1], ticks[0]));
  return first && second && { half, photos: [first, second] };
}

export async function placedPeople(
  folder: (typeof TWICE)[number],
  chosen: (people: readonly Person[]) => Person[],
): Promise<PlacedPerson[]> {
  const people: PlacedPerson[] = [];
  for (const person of chosen(realPairs(folder))) people.push(...[(await placedPerson(person)) ?? []].flat());
  return people;
}
