import {
  type Answers,
  type Contrasts,
  type Evidence,
  EYE_COLORS,
  type FacialHair,
  type Feature,
  HAIR_COLORS,
  type HairColor,
  type HairStrands,
  type HexColor,
  headInAnswers,
  type LabTuple,
  type NamedColorChoice,
} from '@trueseason/contracts';
import { hexToLab, labToHex, labToLinear, linearLuminance } from '../color/index.ts';

type Shown = Pick<Evidence, 'features' | 'answers'> & Partial<Pick<Evidence, 'beard'>>;

export const naturalHairChoice = (answers: Answers = {}) =>
  HAIR_COLORS.find(({ value }) => value === answers.naturalHair);

/** A feature's color by the person's answer. It is shown whatever the photos show: they know best. */
export function shownAnswer(
  feature: Feature,
  { answers }: Pick<Evidence, 'answers'>,
): NamedColorChoice<string> | undefined {
  if (feature === 'hair') return naturalHairChoice(answers);
  return feature === 'iris' ? EYE_COLORS.find(({ value }) => value === answers?.eyes) : undefined;
}

/** A feature's color as every text and picture has it. */
export interface ShownColor {
  readonly hex: HexColor;
  readonly lab: LabTuple;
  /** Of salt-and-pepper hair, mixed to `hex`. */
  readonly strands?: HairStrands | undefined;
  readonly source: 'told' | 'photos';
}

/** Share of gray strands in hair that is called salt-and-pepper. */
export const GRAY_SHARE = 1 / 3;

/** One color, or two that strands mix to. */
function asTold({ swatch: [hex, gray] }: NamedColorChoice<string>): ShownColor {
  const [dark, light] = [hexToLab(hex), hexToLab(gray ?? hex)];
  const mix = (channel: 0 | 1 | 2) => dark[channel] + GRAY_SHARE * (light[channel] - dark[channel]);
  const lab: LabTuple = [mix(0), mix(1), mix(2)];
  return { hex: gray ? labToHex(lab) : hex, lab, source: 'told', ...(gray && { strands: { dark: hex, gray } }) };
}

/** A feature's color as answered, otherwise as measured; null if neither, and for hair of a bare or covered head. */
export function shownColor(feature: Feature, evidence: Shown): ShownColor | null {
  const answer = shownAnswer(feature, evidence);
  if (answer) return asTold(answer);
  const measured = feature === 'hair' && headInAnswers(evidence.answers) ? null : evidence.features[feature];
  return measured && { ...measured, source: 'photos' };
}

/** What photos show hair to be, likelier first. Older results name only strands of two colors. */
const namesOf = ({ hair }: Evidence['features']): readonly HairColor[] =>
  hair?.names ?? (hair?.strands ? ['salt-and-pepper'] : []);

const GRAYED: readonly (HairColor | undefined)[] = ['salt-and-pepper', 'gray', 'white'];
/** Whether hair of this name needs no color because it has grayed. */
export const isGrayed = (name: HairColor | undefined): boolean => GRAYED.includes(name);

/** Names of hair that photos leave open, likelier first: by two names, or by gray in the beard only. Empty if answered. */
export function openHairNames({ features, answers, beard }: Shown): readonly HairColor[] {
  const names = namesOf(features);
  if (naturalHairChoice(answers) || names.length === 0) return [];
  const [beardName] = beard?.names ?? [];
  if (beardName && isGrayed(beardName) && !names.some(isGrayed)) return [...names, beardName];
  return names.length > 1 ? names : [];
}

/** The hair color's choice; undefined if photos leave it open or show none, and it was not answered. */
export function hairColorOf(shown: Shown): NamedColorChoice<HairColor> | undefined {
  const [name] = openHairNames(shown).length > 0 ? [] : namesOf(shown.features);
  return naturalHairChoice(shown.answers) ?? HAIR_COLORS.find(({ value }) => value === name);
}

const hairWords = (names: readonly HairColor[]): string =>
  HAIR_COLORS.filter(({ value }) => names.includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(' or ');

/** The measured hair color in words: "medium brown or salt-and-pepper"; "" in older results. */
export const hairColorWords = (features: Evidence['features']): string => hairWords(namesOf(features));

const FACIAL_HAIR_NAMES: Readonly<Record<FacialHair, string>> = { beard: 'Beard', mustache: 'Mustache' };

/** Facial hair by its color: "Beard, gray". */
export const nameOfBeard = ({ kind, names }: NonNullable<Evidence['beard']>): string =>
  [FACIAL_HAIR_NAMES[kind], hairWords(names ?? [])].filter(Boolean).join(', ');

/** Spread (log10 of luminance, one sigma) of colors that people call by one name: measured in single photos. */
const SPREAD_OF_NAME = { hair: 0.26, iris: 0.22 } as const;

/** Contrasts with the skin of what is shown. */
export function shownContrasts({ contrasts, ...shown }: Shown & Pick<Evidence, 'contrasts'>): Contrasts {
  const lightOf = (lab: LabTuple) => linearLuminance(labToLinear(lab));
  const besideSkin = (feature: keyof typeof SPREAD_OF_NAME, measured: Contrasts['skinHair']) => {
    const color = shownColor(feature, shown);
    if (color?.source !== 'told') return color && measured;
    const value = Math.log10(lightOf(shown.features.skin.lab) / lightOf(color.lab));
    return { value: Number(value.toFixed(2)), sd: SPREAD_OF_NAME[feature] };
  };
  return {
    ...contrasts,
    skinHair: besideSkin('hair', contrasts.skinHair),
    skinIris: besideSkin('iris', contrasts.skinIris),
  };
}

/** A beard that each photo shows; a mustache without a beard may be a shadow. Texts mention other beards only on request. */
export const sureBeard = ({ beard }: Pick<Evidence, 'beard'>): Evidence['beard'] =>
  beard?.kind === 'beard' && beard.quality === 1 ? beard : undefined;
