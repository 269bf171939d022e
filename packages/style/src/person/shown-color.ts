import {
  type Answers,
  type Evidence,
  EYE_COLORS,
  type Feature,
  HAIR_COLORS,
  type HairColor,
  type HairStrands,
  type HexColor,
  type NamedColorChoice,
  setAsideBy,
} from '@trueseason/contracts';

type Shown = Pick<Evidence, 'features' | 'answers'>;

export const toldHair = (answers: Answers = {}) => HAIR_COLORS.find(({ value }) => value === answers.naturalHair);

/** A feature's answered color, if shown: photos do not decide it, it may be either of two, or dye or lenses hide it. */
export function shownAsTold(feature: Feature, { features, answers }: Shown): NamedColorChoice<string> | undefined {
  const isOpen =
    !features[feature]?.pixels ||
    (feature === 'hair' && features.hair?.names?.length === 2) ||
    setAsideBy(answers).some((one) => one.feature === feature && one.counts === 0);
  if (!isOpen) return undefined;
  if (feature === 'hair') return toldHair(answers);
  return feature === 'iris' ? EYE_COLORS.find(({ value }) => value === answers?.eyes) : undefined;
}

/** A feature's displayed color, with strands if salt-and-pepper; null if neither measured nor answered. */
export function shownColor(
  feature: Feature,
  evidence: Shown,
): { readonly hex: HexColor; readonly strands?: HairStrands | undefined } | null {
  const [hex, gray] = shownAsTold(feature, evidence)?.swatch ?? [];
  if (hex) return gray ? { hex: gray, strands: { dark: hex, gray } } : { hex };
  return evidence.features[feature];
}

/** The hair color's name; undefined if neither measured nor answered. */
export function hairColorOf(evidence: Shown): HairColor | undefined {
  const [name, other] = evidence.features.hair?.names ?? [];
  const told = shownAsTold('hair', evidence) && toldHair(evidence.answers);
  return told?.value ?? (other ? undefined : name);
}

/** The hair color in words: "medium brown or salt-and-pepper"; "" in older results. */
export const hairWords = ({ hair }: Evidence['features']): string =>
  HAIR_COLORS.filter(({ value }) => (hair?.names ?? (hair?.strands ? ['salt-and-pepper'] : [])).includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(' or ');
