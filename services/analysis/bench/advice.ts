import type { Evidence, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '@trueseason/style/color';
import { composeReading } from '@trueseason/style/reading';
import { paletteOf } from '@trueseason/style/seasons';
import { mean } from '../src/engine/math/index.ts';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import { seasonOf } from './season-of.ts';

/** Photos of one person of two days, each placed separately with its ticks. */
interface Days {
  readonly photos: readonly [{ readonly own: Evidence }, { readonly own: Evidence }];
}

/** CIEDE2000 that parts a palette's own colors from one another: nearer, two are twins. */
const TWINS = 6;
/** Other people with whom each is compared. */
const STRANGERS = 16;

interface Advice {
  /** The signature colors: what is recommended first. */
  readonly first: readonly Lab[];
  /** The colors of the season and of its runner-up. */
  readonly worn: readonly Lab[];
  readonly avoided: ReadonlySet<string>;
}

const labs = (colors: readonly NamedColor[]): Lab[] => colors.map(({ hex }) => hexToLab(hex));

const adviceOf = memo((evidence: Evidence): Advice => {
  const season = seasonOf(evidence);
  const { signature, avoid } = composeReading(evidence, season).sections;
  const wornColors = [season, evidence.runnerUp].flatMap((name) => {
    const { coreNeutrals, accentLights, accentBrights } = paletteOf(name);
    return labs([...coreNeutrals, ...accentLights, ...accentBrights]);
  });
  return {
    first: labs(signature.colors),
    worn: wornColors,
    avoided: new Set(avoid.colors.map(({ hex }) => `${hexToLab(hex)}`)),
  };
});

/** How much of what one photo recommends first the other's advice has, or warns of. */
const between = memo((mine: Evidence) =>
  memo((other: Evidence) => {
    const { first } = adviceOf(mine);
    const { worn, avoided } = adviceOf(other);
    return {
      serve: mean(first.map((lab) => Number(worn.some((one) => deltaE00(lab, one) < TWINS)))),
      avoid: mean(first.map((lab) => Number(avoided.has(`${lab}`)))),
    };
  }),
);

type Kind = 'serve' | 'avoid';
const shareBothWays = (a: Evidence, b: Evidence, kind: Kind): number => (between(a)(b)[kind] + between(b)(a)[kind]) / 2;

const onOtherDay = (people: readonly Days[], kind: Kind): number =>
  mean(people.map(({ photos: [a, b] }) => shareBothWays(a.own, b.own, kind)));

const ofStrangers = (people: readonly Days[]): number =>
  mean(
    people.flatMap((person, i) =>
      people
        .slice(i + 1, i + 1 + STRANGERS)
        .flatMap((other) =>
          other === person ? [] : [shareBothWays(person.photos[0].own, other.photos[1].own, 'serve')],
        ),
    ),
  );

/** A color serves where the season or the runner-up of the other day has it, or a twin of it. */
export const ADVICE: readonly Figure<Days>[] = [
  {
    name: 'first eight colors that serve on the other day',
    unit: '%',
    limit: { atLeast: 0.85 },
    of: (people) => onOtherDay(people, 'serve'),
  },
  { name: '  between different people', unit: '%', of: ofStrangers },
  {
    name: '  more than between different people',
    unit: '%',
    limit: { atLeast: 0.25 },
    of: (people) => onOtherDay(people, 'serve') - ofStrangers(people),
  },
  {
    name: '  that the other day warns of',
    unit: '%',
    limit: { atMost: 0.02 },
    of: (people) => onOtherDay(people, 'avoid'),
  },
];
