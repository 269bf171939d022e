import type { NamedColor } from '@trueseason/contracts';
import { dyedHair, HairSwatch } from '@trueseason/print/drawings';
import { shownColor, wouldHairPhotoHelp } from '@trueseason/style/person';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useOrder } from '../../order/order.ts';
import { colorsOf, textOf, textsOf } from '../../order/read-result.ts';
import { useHasPhotos } from '../../photos/photo-links.ts';
import { Link } from '../../ui/link/link.tsx';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { type ResultContext, Rules, Sections } from '../layout/page.tsx';
import { TryOnSection } from './try-on-section.tsx';

/** Advice on hair and a beard, or on brows and beard without visible hair. */
export function Hair({ result, orderId }: ResultContext): ReactNode {
  // With a photo, the try-on shows the best colors already.
  const look = useHasPhotos(orderId) ? 'fold' : undefined;
  const brows = colorsOf(result, 'brows');
  const fartherColors = colorsOf(result, 'hairFar');
  const avoid = colorsOf(result, 'hairAvoid');
  const guide = (colors: readonly NamedColor[]) => <HairGuide colors={colors} result={result} />;
  const photoRequest = wouldHairPhotoHelp(result.evidence) && { bare: <HairPhotoRequest orderId={orderId} /> };
  const beardLead = textOf(result, 'beard') || textOf(result, 'beardAsked');
  const hasLead = textsOf(result, 'brows').length + textsOf(result, 'hair').length > 0;
  const beardColors = [...colorsOf(result, 'beard'), ...colorsOf(result, 'beardAsked')];
  const beard = beardLead !== '' &&
    (hasLead || beardColors.length > 0) && {
      title: 'For your beard',
      lead: hasLead && beardLead,
      body: beardColors.length > 0 && <ChipGrid colors={beardColors} />,
    };
  if (textsOf(result, 'brows').length > 0) {
    const colors = brows.length > 0 && {
      title: 'For your brows',
      look: 'large' as const,
      body: <ChipGrid colors={brows} />,
    };
    return <Sections rows={[photoRequest, colors, beard]} />;
  }
  if (textsOf(result, 'hair').length === 0) return <Sections rows={[beard]} />;
  return (
    <Sections
      rows={[
        photoRequest,
        { bare: <TryOnSection orderId={orderId} result={result} areas={['hair']} /> },
        {
          split: [
            { title: 'Best colors', look, body: guide(colorsOf(result, 'hair')) },
            fartherColors.length > 0 && {
              title: 'Farther away',
              lead: textOf(result, 'hairFar'),
              look: 'fold',
              body: guide(fartherColors),
            },
          ],
        },
        {
          split: [
            avoid.length > 0 && {
              title: 'Colors to avoid',
              lead: textOf(result, 'hairAvoid'),
              look: 'fold',
              body: <ChipGrid colors={avoid} avoid />,
            },
            { title: 'Guidelines', look: 'fold', body: <Rules items={textsOf(result, 'hairGuidelines')} /> },
          ],
        },
        beard,
      ]}
    />
  );
}

/** Asks for a photo with hair, if the order has room for one. */
export function HairPhotoRequest({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  return order && order.roomForPhotos > 0 ? (
    <p>
      <Link to={paths.uploadMore(orderId)}>Add a photo that shows your hair</Link>, free, and we measure its color as
      well.
    </p>
  ) : null;
}

function HairGuide({
  colors,
  result: { evidence },
}: Pick<ResultContext, 'result'> & { colors: readonly NamedColor[] }): ReactNode {
  const hairColor = shownColor('hair', evidence);
  return (
    <figure className="stack gap-2" aria-label="Hair color guide">
      <ChipGrid
        colors={colors}
        columns={4}
        draw={(color) => (
          <>
            {hairColor && <HairSwatch {...dyedHair(hairColor, evidence)} />}
            <HairSwatch {...dyedHair(color, evidence)} />
          </>
        )}
      />
    </figure>
  );
}
