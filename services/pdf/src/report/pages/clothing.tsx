import { Cloth } from '@trueseason/drawings';
import type { PageContext } from '../chapters.ts';
import { type Chord, chordsOf } from '../chords.ts';
import { Page } from '../parts/page.tsx';

export function Clothing({ report, number, title }: PageContext) {
  return (
    <Page report={report} number={number} title={title} className="clothing">
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
        Most of the outfit in the first color, some in the second, a little of the third. The step from dark to light
        follows the contrast measured in your face.
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

export const clothingCss = `
.guidelines{columns:2;column-gap:9mm;margin-bottom:8mm}
.guidelines li{break-inside:avoid;border-top:.35pt solid var(--rule);padding:2.6mm 0 4mm;display:grid;grid-template-columns:8mm 1fr}
.guidelines .num{font:380 13pt/1.15 Reading;color:var(--accent)}
.chords-note{max-width:110mm;margin-bottom:5mm}
.page > .chords{flex:1 1 0;min-height:88mm;display:grid;grid-template-columns:repeat(4,1fr);gap:5mm}
.chords li{display:flex;flex-direction:column}
.chord{display:flex;flex-direction:column;flex:1 1 0;min-height:0;margin-bottom:2.4mm}
.chord div{min-height:0}
.chords p{font:380 10.8pt/1.3 Reading}
`;
