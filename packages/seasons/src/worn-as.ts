import type { Presentation } from '@trueseason/contracts';
import type { Garment, GarmentKind, SeasonOutfit } from './season-profile.ts';
import { shopUrlOf } from './shop-url.ts';

type Garments = readonly Garment[];
type Kinds = Partial<Record<GarmentKind, GarmentKind>>;

/** A look as somebody wears it: kinds and cut follow the presentation, the colors stay, and the shop is asked for that. */
export function wornAs(outfit: SeasonOutfit, presentation: Presentation): SeasonOutfit {
  const garments = WORN[presentation](outfit.garments);
  const dressed = garments.filter(({ hex }) => hex === outfit.keyColor.hex);
  const key = dressed.find(({ kind }) => outfit.garments.some((was) => was.kind === kind)) ?? dressed[0];
  const kept = !key || outfit.garments.some(({ kind, hex }) => kind === key.kind && hex === key.hex);
  return { ...outfit, garments, shopUrl: kept ? outfit.shopUrl : shopUrlOf(outfit.at, key) };
}

const WORN: Readonly<Record<Presentation, (garments: Garments) => Garments>> = {
  feminine: openCollared,
  masculine: (garments) =>
    swap(tailored(emptyHanded(garments)), { blouse: 'shirt', skirt: 'trousers', 'wide-trousers': 'trousers' }),
  between: (garments) =>
    swap(tailored(emptyHanded(openCollared(garments))), { blouse: 'shirt', skirt: 'wide-trousers' }),
};

const swap = (garments: Garments, kinds: Kinds): Garments =>
  garments.map((garment) => ({ ...garment, kind: kinds[garment.kind] ?? garment.kind }));

/**
 * A tie is worn where masculine cuts are asked for: with a suit it makes a man of whoever is drawn. Its color, for which
 * the look may be named, is kept in a scarf.
 */
function openCollared(garments: Garments): Garments {
  return swap(garments, { tie: 'scarf' });
}

const EVENING: readonly GarmentKind[] = ['dress', 'blouse'];

/** What goes with a dress or a blouse is a handbag, which stays at home; by day a bag is slung across. */
const emptyHanded = (garments: Garments): Garments =>
  garments.some(({ kind }) => EVENING.includes(kind)) ? garments.filter(({ kind }) => kind !== 'bag') : garments;

const LAYERS: readonly GarmentKind[] = ['cardigan', 'coat', 'jacket'];
const ON_FEET: readonly GarmentKind[] = ['shoes', 'boots', 'sandals'];

/**
 * A dress becomes a blazer in its color over a fine knit and trousers in that of the shoes, which are no sandals: what is one
 * piece as a dress would be a statement from head to foot as a suit. Where there is a layer, it becomes a shirt below it.
 */
function tailored(garments: Garments): Garments {
  const dress = garments.find(({ kind }) => kind === 'dress');
  if (!dress) return garments;
  const rest = swap(
    garments.filter((garment) => garment !== dress),
    { sandals: 'shoes' },
  );
  const second = rest.find(({ kind }) => ON_FEET.includes(kind)) ?? dress;
  return rest.some(({ kind }) => LAYERS.includes(kind))
    ? [{ ...dress, kind: 'shirt' }, { ...second, kind: 'trousers' }, ...rest]
    : [{ ...second, kind: 'turtleneck' }, { ...dress, kind: 'blazer' }, { ...second, kind: 'trousers' }, ...rest];
}
