/** Height of a label's type, in the map's own units. */
export const LABEL_SIZE = 3.1;

export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What it covers. */
  readonly box: Box;
  /** From the dot's rim to a label that has no place beside its dot. */
  readonly leader?: readonly [from: Point, to: Point];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Dot extends Point {
  readonly text: string;
  /** Half its width. */
  readonly radius?: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What else is drawn where labels are placed. */
interface Surroundings {
  /** Nothing of a season: a label near one would seem to name it. */
  readonly marks?: readonly Point[];
  /** Points along lines that run on behind a label, closer together than it is high. */
  readonly lines?: readonly Point[];
  /** Along lines that leave out what covers them. */
  readonly axes?: readonly Point[];
  readonly words?: readonly Box[];
  /** Of the map, a square which begins at 0. */
  readonly size?: number;
}

const RADIUS = 1.8;
const LINE = 0.4;
/** Half of a cross. */
const MARK = 2.65;
/** How far lines end before a label, and between it and the map's edge. */
export const HALO = 0.4;

/** By shares of the type's height: narrow letters, wide ones, and all others of our grotesque. */
const NARROW = /[filrt ]/;
const WIDE = /[mwMW]/;
/** Of the heaviest weight, which the person's own season has. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.89 : 0.6), 0) *
  1.03 *
  LABEL_SIZE;

/**
 * What each fault of a place costs. Covering is worst; then what would name another thing; a place away from the dot, with a
 * line to it, is better than those and than a line through the letters.
 */
const COST = { covers: 1000, namesMark: 240, namesOther: 180, struck: 130, leader: 60, perUnit: 2.5, onAxis: 14 };
/** Nearer to a mark than this, a label reads as the mark's, and so does one that another dot is about as near to as its own. */
const [MARKS_OWN, AS_NEAR] = [4.2, 0.9];
/** How many places beside a dot differ by their order. */
const BESIDE = 14;
/** A mark upon a dot is named with it. */
const UPON = 2.5;

/** Places for the labels of all dots, the cheapest together that moving one after the other finds, whoever begins. */
export function placeLabels(dots: readonly Dot[], around: Surroundings = {}): PlacedLabel[] {
  const size = around.size ?? Number.POSITIVE_INFINITY;
  const choices = dots.map((dot) => {
    const all = placesOf(dot);
    const inside = all.filter(({ box }) => isInside(box, size));
    return (inside.length > 0 ? inside : all.map((place) => pushedIn(place, size))).map((place, rank) => ({
      place,
      // The farther ones differ by how far they are.
      cost: Math.min(rank, BESIDE) + costAlone(place, dot, dots, around),
    }));
  });
  const starts = dots.length === 0 ? [] : [0, 1, 2, 3, 4, 5].map((start) => Math.floor((start * dots.length) / 6));
  const found = [...new Set(starts)].map((start) => improved(choices, start));
  return found.length === 0 ? [] : found.reduce((a, b) => (b.cost < a.cost ? b : a)).placed;
}

interface Choice {
  readonly place: PlacedLabel;
  readonly cost: number;
}

/** Each label in turn, from one of them on, goes where it costs least beside the others, until none would move. */
function improved(choices: readonly (readonly Choice[])[], start: number): { placed: PlacedLabel[]; cost: number } {
  const taken = new Map<number, Choice>();
  const besides = (i: number) => [...taken].filter(([j]) => j !== i).map(([, { place }]) => place);
  for (let changed = true, round = 0; changed && round < 8; round++) {
    changed = false;
    for (let turn = 0; turn < choices.length; turn++) {
      const i = (start + turn) % choices.length;
      const others = besides(i);
      let best: { choice: Choice; cost: number } | undefined;
      for (const choice of choices[i] ?? []) {
        if (best && choice.cost >= best.cost) continue;
        const cost = choice.cost + costBeside(choice.place, others);
        if (!best || cost < best.cost) best = { choice, cost };
      }
      if (!best) throw new RangeError('a label has at least one place');
      if (taken.get(i) !== best.choice) changed = true;
      taken.set(i, best.choice);
    }
  }
  const placed = choices.flatMap((_, i) => taken.get(i)?.place ?? []);
  return {
    placed,
    cost: [...taken].reduce((sum, [i, { place, cost }]) => sum + cost + costBeside(place, besides(i)), 0),
  };
}

function costAlone(place: PlacedLabel, dot: Dot, dots: readonly Dot[], around: Surroundings): number {
  const { marks = [], lines = [], axes = [], words = [] } = around;
  const { box, leader } = place;
  const others = dots.filter((other) => other !== dot);
  const own = distance(box, dot);
  const rimOf = ({ radius = RADIUS }: Dot) => radius + 0.3;
  let cost = 0;
  for (const other of others) {
    if (distance(box, other) < rimOf(other)) cost += COST.covers;
    else if (!leader && distance(box, other) < own + AS_NEAR) cost += COST.namesOther;
    else if (leader && distance(box, other) < 2 * RADIUS) cost += COST.namesOther;
    if (leader && passes(leader, squareAround(other, rimOf(other)))) cost += COST.covers;
  }
  for (const mark of marks) {
    const isUpon = Math.hypot(mark.x - dot.x, mark.y - dot.y) < UPON;
    if (distance(box, mark) < MARK) cost += COST.covers;
    else if (!isUpon && distance(box, mark) < MARKS_OWN) cost += COST.namesMark;
    if (leader && !isUpon && passes(leader, squareAround(mark, MARK))) cost += COST.covers;
  }
  for (const word of words) if (overlap(box, word)) cost += COST.covers;
  if (lines.some((point) => distance(box, point) < LINE)) cost += COST.struck;
  if (axes.some((point) => distance(box, point) < LINE)) cost += COST.onAxis;
  if (leader) cost += COST.leader + COST.perUnit * Math.hypot(leader[1].x - dot.x, leader[1].y - dot.y);
  return cost;
}

const costBeside = ({ box, leader }: PlacedLabel, others: readonly PlacedLabel[]): number =>
  others.reduce(
    (sum, other) =>
      sum +
      (overlap(box, other.box) ||
      (leader && passes(leader, other.box)) ||
      (other.leader && passes(other.leader, box)) ||
      (leader && other.leader && meet(leader, other.leader))
        ? COST.covers
        : 0),
    0,
  );

/** Beside the dot, first where a label is expected, and then farther away all around it. */
function placesOf(dot: Dot): PlacedLabel[] {
  const { x, y, text, radius = RADIUS } = dot;
  const width = widthOf(text);
  const place = (dx: number, dy: number, anchor: PlacedLabel['anchor']): PlacedLabel => {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    const base = y + dy;
    return {
      x: x + dx,
      y: base,
      anchor,
      box: { left, right: left + width, top: base - LABEL_SIZE * 0.8, bottom: base + LABEL_SIZE * 0.25 },
    };
  };
  const gap = radius + 1.2;
  const [low, high] = [gap + 2.2, -gap];
  const beside = [
    place(0, low, 'middle'),
    place(0, high, 'middle'),
    place(gap, 1.1, 'start'),
    place(-gap, 1.1, 'end'),
    ...([low, high] as const).flatMap((dy) => [
      place(-radius, dy, 'start'),
      place(radius, dy, 'end'),
      place(-width / 4, dy, 'start'),
      place(width / 4, dy, 'end'),
    ]),
    ...([gap + 0.8, 1.4 - gap] as const).flatMap((dy) => [
      place(gap * 0.75, dy, 'start'),
      place(-gap * 0.75, dy, 'end'),
    ]),
  ];
  const away = [6, 8, 10, 13, 16, 20, 24].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => {
      const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
      const end = { x: x + far * cos, y: y + far * sin };
      const anchor = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle';
      const [aside, down] = anchor === 'middle' ? [0, sin > 0 ? 3.1 : -1.4] : [Math.sign(cos) * 0.7, 1.1];
      const from = { x: x + radius * cos, y: y + radius * sin };
      return { ...place(far * cos + aside, far * sin + down, anchor), leader: [from, end] as const };
    }),
  );
  return [...beside, ...away];
}

const isInside = (box: Box, size: number): boolean =>
  Math.min(box.left, box.top) >= HALO && Math.max(box.right, box.bottom) <= size - HALO;

/** The same place, as far from the map's edges as its halo needs. */
function pushedIn(place: PlacedLabel, size: number): PlacedLabel {
  const by = (from: number, to: number): number => Math.max(HALO - from, Math.min(0, size - HALO - to));
  const { left, right, top, bottom } = place.box;
  const [dx, dy] = [by(left, right), by(top, bottom)];
  const box = { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
  return { ...place, x: place.x + dx, y: place.y + dy, box };
}

const squareAround = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** From a point to the nearest edge of a box; 0 inside it. */
export const distance = ({ left, right, top, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

type Segment = readonly [from: Point, to: Point];

/** Whether a line runs through a box. */
const passes = ([from, to]: Segment, box: Box): boolean =>
  Array.from({ length: 21 }, (_, i) => i / 20).some(
    (t) => distance(box, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }) === 0,
  );

function meet([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
