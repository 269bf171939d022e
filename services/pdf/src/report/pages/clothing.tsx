import { Cloth } from '@trueseason/drawings';
import { contrastBetween } from '@trueseason/seasons';
import { type Chord, chordsOf } from '../chords.ts';
import type { PageContext } from '../page-context.ts';
import { Page } from '../parts/page.tsx';

export function Clothing(context: PageContext) {
  const { report } = context;
  return (
    <Page context={context} className="clothing">
      <ol className="guidelines">
        {report.result.clothing.guidelines.map((guideline, i) => (
          <li key={guideline}>
            <span className="num">{i + 1}</span>
            <p>{guideline}</p>
          </li>
        ))}
      </ol>
      <h3>Four chords from your palette</h3>
      <p className="note chords-note">
        Most of the outfit in the first color, some in the second, a little of the third. The step from dark to light is
        chosen by the contrast of{' '}
        {report.evidence ? `your ${contrastBetween(report.evidence.features)}` : 'your coloring'}, as far as each mix
        allows.
      </p>
      <ul className="chords">
        {chordsOf(report, 4).map((chord, i) => (
          <ChordStrip key={chord[0].hex} chord={chord} scope={`chord-${i}`} seed={80 + i * 3} />
        ))}
      </ul>
    </Page>
  );
}

const SHARES = [6, 3, 1.4];

function ChordStrip({ chord, scope, seed }: { chord: Chord; scope: string; seed: number }) {
  return (
    <li>
      <div className="chord">
        {chord.map((color, i) => (
          <div key={color.hex} style={{ flex: `${SHARES[i]} 1 0` }}>
            <Cloth hex={color.hex} seed={seed + i} id={`${scope}-${i}`} height={100} edge={9} />
          </div>
        ))}
      </div>
      {chord.map((color) => (
        <p key={color.hex}>{color.name}</p>
      ))}
    </li>
  );
}
