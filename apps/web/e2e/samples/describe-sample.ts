import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { certaintyWords } from '@trueseason/seasons';
import type { Drape } from '../../src/components/drape/hang-cloth.ts';
import type { SampleFacts } from '../../src/components/sample/sample-facts.ts';
import { parseColor } from '../../src/lib/result/named-colors.ts';
import type { Sitter } from './sitters.ts';

const SHOWN = 4;
type Triple = readonly [number, number, number];
const READ = ['skin', 'hair', 'iris'] as const;

/** What the front page tells of a painted person: what the product found, and beside it what was painted. */
export function describeSample({ id, look, person }: Sitter, result: AnalysisResult, { edge }: Drape): SampleFacts {
  const { season, overview, evidence } = result;
  const bare = ({ hex, name }: NamedColor) => ({ hex, name });
  return {
    id,
    look,
    season,
    runnerUp: evidence.runnerUp,
    word: certaintyWords(season, evidence).line,
    own: overview.signatureColors.map(parseColor).slice(0, SHOWN).map(bare),
    avoid: overview.avoidColors.slice(0, SHOWN).map(bare),
    /** The cloth's upper edge; 21 of its points draw it as well as all. */
    edge: edge.filter((_, i) => i % 8 === 0).map(([x, y]) => [round(x, 3), round(y, 3)] as const),
    readings: READ.map((feature) => ({
      feature,
      read: rounded(evidence.features[feature]?.lab),
      sd: rounded(evidence.features[feature]?.sd),
      painted: triple(person.palette[feature]),
    })),
  };
}

const rounded = (lab: Triple | undefined): Triple | null => (lab ? triple(lab) : null);
const triple = ([l, a, b]: Triple): Triple => [round(l, 1), round(a, 1), round(b, 1)];
const round = (value: number, digits: number): number => Number(value.toFixed(digits));
