import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf, textOf, textsOf } from '../../order/read-result.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { Rules, Sections } from '../layout/page.tsx';
import { Signature } from './signature.tsx';

export function OverviewDetails({ result }: { readonly result: AnalysisResult }): ReactNode {
  const ownText = textOf(result, 'own');
  return (
    <Sections
      rows={[
        { bare: <Signature overview={result.overview} /> },
        {
          bare: (
            <div className="stack gap-3">
              {ownText && <p>{ownText}</p>}
              <p>{textOf(result, 'season')}</p>
            </div>
          ),
        },
        {
          split: [
            { title: 'Key characteristics', look: 'fold', body: <Rules items={textsOf(result, 'traits')} /> },
            {
              title: 'Colors to Avoid',
              lead: 'Nothing is forbidden. Keep these away from your face.',
              look: 'fold',
              body: <ChipGrid colors={colorsOf(result, 'avoid')} avoid />,
            },
          ],
        },
      ]}
    />
  );
}
