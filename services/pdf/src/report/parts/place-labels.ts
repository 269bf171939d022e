/** Height of a label's type, in the map's own units. */
export const LABEL_SIZE = 3.1;

export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What it covers. */
  readonly box: Box;
  /** Whether a line runs through it at every place that it could have. */
  readonly struck: boolean;
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDTH_PER_LETTER = LABEL_SIZE * 0.54;
const CLEAR = 3;
const RADIUS = 2;
/** Nearer to a mark than this, a label reads as the mark's. */
const ITS_OWN = 4.2;
const LINE = 0.3;
/** How far lines end before a label, and between it and the map's edge. */
export const HALO = 0.4;

type Point = Omit<Dot, 'text'>;

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/**
 * Labels beside their dots, each at the first of six places where it covers no dot, no mark and no earlier label; it stays
 * within the map with its halo, and where it can, it is not taken for a mark's, nor struck through by a line.
 * @param line points along it, closer together than a label is high
 * @param size of the map, a square which begins at 0
 */
export function placeLabels(
  dots: readonly Dot[],
  marks: readonly Point[] = [],
  line: readonly Point[] = [],
  size = Number.POSITIVE_INFINITY,
): PlacedLabel[] {
  const taken = [...dots, ...marks].map((point) => around(point, RADIUS));
  const near = marks.map((mark) => around(mark, ITS_OWN));
  const drawn = line.map((point) => around(point, LINE));
  const covers = (box: Box, others: readonly Box[]): boolean => others.some((other) => overlap(box, other));
  return dots.map((dot) => {
    const all = placesOf(dot);
    const inside = all.filter(({ box }) => isInside(box, size));
    const places = inside.length > 0 ? inside : all.map((place) => pushedIn(place, size));
    const clear = places.filter(({ box }) => !covers(box, taken));
    const apart = clear.filter(({ box }) => !covers(box, near));
    const unstruck = (some: readonly Place[]) => some.find(({ box }) => !covers(box, drawn)) ?? some[0];
    const free = unstruck(apart) ?? unstruck(clear) ?? places[0];
    if (!free) throw new RangeError('a label has at least one place');
    taken.push(free.box);
    return { ...free, struck: covers(free.box, drawn) };
  });
}

type Place = Omit<PlacedLabel, 'struck'>;

function placesOf({ x, y, text }: Dot): Place[] {
  const width = text.length * WIDTH_PER_LETTER;
  const place = (dx: number, dy: number, anchor: PlacedLabel['anchor']) => {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    const base = y + dy;
    return {
      x: x + dx,
      y: base,
      anchor,
      box: { left, right: left + width, top: base - LABEL_SIZE * 0.8, bottom: base + LABEL_SIZE * 0.25 },
    };
  };
  return [
    place(0, CLEAR + 2.2, 'middle'),
    place(0, -CLEAR, 'middle'),
    place(CLEAR, 1.1, 'start'),
    place(-CLEAR, 1.1, 'end'),
    place(0, CLEAR + 5.6, 'middle'),
    place(0, -CLEAR - 3.4, 'middle'),
  ];
}

const isInside = (box: Box, size: number): boolean =>
  Math.min(box.left, box.top) >= HALO && Math.max(box.right, box.bottom) <= size - HALO;

/** The same place, as far from the map's edges as its halo needs. */
function pushedIn(place: Place, size: number): Place {
  const by = (from: number, to: number): number => Math.max(HALO - from, Math.min(0, size - HALO - to));
  const { left, right, top, bottom } = place.box;
  const [dx, dy] = [by(left, right), by(top, bottom)];
  const box = { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
  return { ...place, x: place.x + dx, y: place.y + dy, box };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
