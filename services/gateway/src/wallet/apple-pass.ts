import { BRAND, SERVED_PAGES } from '@trueseason/contracts';
import { markSvg, PASS_PAPER, stripSvg } from '@trueseason/drawings/wallet';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { AppleKeys } from './apple-keys.ts';
import type { PassContent } from './pass-content.ts';

/** Strip of a store card, in points. Generic passes have none, and the palette needs the width. */
const STRIP = { width: 375, height: 144 } as const;
const ICON = 29;
const LOGO = 50;
/** Pixels per point, by file name suffix. */
const SCALES = { '': 1, '@2x': 2, '@3x': 3 } as const;

const png = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 4 })
    .resize(width)
    .png({ compressionLevel: 9 })
    .toBuffer();

async function pictures(colors: readonly string[]): Promise<Record<string, Buffer>> {
  const strip = ({ width, height }: { width: number; height: number }) =>
    sharp(Buffer.from(stripSvg(colors, width, height)))
      .png({ compressionLevel: 9 })
      .toBuffer();
  const made = Object.entries(SCALES).map(async ([ending, scale]) => [
    [`icon${ending}.png`, await png(markSvg({ paper: PASS_PAPER }), ICON * scale)] as const,
    [`logo${ending}.png`, await png(markSvg(), LOGO * scale)] as const,
    [`strip${ending}.png`, await strip({ width: STRIP.width * scale, height: STRIP.height * scale })] as const,
  ]);
  return Object.fromEntries((await Promise.all(made)).flat());
}

const rgb = (hex: string): string => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
};

/** A signed `.pkpass`. It has no location or date, so it never appears on a lock screen, and no barcode. */
export async function applePass(
  { passTypeIdentifier, teamIdentifier, signerCert, signerKey, wwdr }: AppleKeys,
  { season, colors, neutrals, serial }: PassContent,
  publicUrl: string,
): Promise<Buffer> {
  const pass = new PKPass(
    await pictures(colors.map(({ hex }) => hex)),
    { signerCert, signerKey, wwdr },
    {
      formatVersion: 1,
      passTypeIdentifier,
      teamIdentifier,
      organizationName: BRAND.name,
      serialNumber: serial,
      description: `The colors of ${season}`,
      logoText: BRAND.name,
      backgroundColor: rgb(PASS_PAPER),
      foregroundColor: 'rgb(33, 28, 24)',
      labelColor: 'rgb(94, 84, 75)',
    },
  );
  pass.type = 'storeCard';
  pass.secondaryFields.push({ key: 'season', label: 'YOUR SEASON', value: season });
  pass.auxiliaryFields.push({ key: 'neutrals', label: 'BEST NEUTRALS', value: neutrals.join(', ') });
  pass.backFields.push(
    { key: 'colors', label: 'Your colors', value: colors.map(({ hex, name }) => `${name} ${hex}`).join('\n') },
    {
      key: 'result',
      label: 'Your result',
      value: `${new URL(SERVED_PAGES.lookup, publicUrl).href}\nEnter your email and order number.`,
    },
  );
  return pass.getAsBuffer();
}
