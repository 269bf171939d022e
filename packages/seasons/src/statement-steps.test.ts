import { deltaE00, hexToLab, type Lab, labToLch } from '@trueseason/color';
import { type NamedColor, SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { personalNotes } from './personal-notes.ts';
import { seasonProfile } from './profiles.ts';
import { stepFromSkin } from './statement-steps.ts';

/** Skin as common at a lightness, on its own typology angle. */
function evidenceOf(lightness: number) {
  const lab = [lightness, 16 - (lightness - 50) * 0.2, 20 - (lightness - 50) * 0.2] as const;
  const ita = { value: (Math.atan2(lab[0] - 50, lab[2]) * 180) / Math.PI, sd: 0.1 };
  const skin = { lab, sd: [1, 1, 1] as const, hex: '#C8A088' as const, pixels: 900, quality: 1 };
  const features = { skin, hair: null, brows: null, iris: null, lips: null, sclera: null };
  const axis = { value: 0, sd: 0.1 };
  return { ita, features, axes: { temperature: axis, value: axis, chroma: axis, contrast: axis } };
}

const SKINS = Array.from({ length: 23 }, (_, i) => 30 + i * 2.5);

describe.each(SEASON_NAMES)('statement colors of %s against skin', (season) => {
  const { palette } = seasonProfile(season);
  const off = (color: NamedColor, skin: Lab) => deltaE00(hexToLab(color.hex), skin);

  it.each(SKINS)('are named as they are to skin of L* %f', (lightness) => {
    const evidence = evidenceOf(lightness);
    const skin: Lab = [...evidence.features.skin.lab];
    const said = personalNotes(season, evidence as never, 'low', palette).find((text) => text.includes('for emphasis'));
    if (!said) return;
    const named = palette.accentBrights
      .filter(({ name }) => said.includes(name))
      .toSorted((a, b) => stepFromSkin(a, skin) - stepFromSkin(b, skin));
    const [gentle, bold] = [named[0], named.at(-1)];
    if (!gentle || !bold) throw new Error(said);
    // No other statement color that is not gentle steps farther off, and the one to begin with is no skin and lights up no brighter than it.
    for (const other of palette.accentBrights.filter((color) => off(color, skin) > 25))
      expect(stepFromSkin(other, skin), said).toBeLessThanOrEqual(stepFromSkin(bold, skin));
    expect(said.indexOf(gentle.name), said).toBeLessThan(said.indexOf(bold.name));
    expect(off(gentle, skin), said).toBeGreaterThanOrEqual(12);
    expect(hexToLab(gentle.hex)[0] - skin[0], said).toBeLessThanOrEqual(5);
    if (said.includes('is a gentle one')) expect(off(gentle, skin), said).toBeLessThanOrEqual(25);
    if (said.includes('is a gentle one')) expect(labToLch(hexToLab(gentle.hex))[1], said).toBeLessThanOrEqual(65);
    expect(off(bold, skin), said).toBeGreaterThan(25);
  });
});

it('begins a fair man of Light Summer with a rose, and not with the clear yellow that is far lighter than he is', () => {
  const [, note] = personalNotes(
    'Light Summer',
    evidenceOf(70.5) as never,
    'low',
    seasonProfile('Light Summer').palette,
  );
  expect(note).toBe(
    'Of the statement colors of Light Summer, Rose is a gentle one beside your skin, and Soft Fuchsia a bold one: begin with the first, and keep the other for emphasis.',
  );
});
