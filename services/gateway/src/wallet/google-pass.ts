import { BRAND } from '@trueseason/contracts';
import { PASS_PAPER } from '@trueseason/drawings/wallet';
import { isSeasonName, RING } from '@trueseason/seasons/ring';
import { SignJWT } from 'jose';
import type { GoogleKeys } from './google-keys.ts';
import type { PassContent } from './pass-content.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';
const inEnglish = (value: string) => ({ defaultValue: { language: 'en-US', value } });
const picture = (uri: string) => ({ sourceUri: { uri } });

/**
 * A URL that adds the signed pass to the visitor's wallet. Google fetches its images, so they are the season's public
 * ones. Browsers and mail clients support 1,800 characters.
 */
export async function googlePassUrl(
  { issuerId, email, keyId, key }: GoogleKeys,
  { season, colors, neutrals, serial }: PassContent,
  publicUrl: string,
): Promise<string> {
  const at = (path: string) => new URL(path, publicUrl).href;
  const classId = `${issuerId}.palette`;
  const object = {
    id: `${issuerId}.${serial}`,
    classId,
    cardTitle: inEnglish(BRAND.name),
    subheader: inEnglish('Your season'),
    header: inEnglish(season),
    logo: picture(at('/icon-maskable.png')),
    hexBackgroundColor: PASS_PAPER,
    ...(isSeasonName(season) && { heroImage: picture(at(`/wallet/${RING[season].slug}.png`)) }),
    textModulesData: [
      { id: 'n', header: 'Best neutrals', body: neutrals.join(', ') },
      { id: 'c', header: 'Your colors', body: colors.map(({ name }) => name).join(', ') },
    ],
  };
  const jwt = await new SignJWT({
    typ: 'savetowallet',
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return `${SAVE}${jwt}`;
}
