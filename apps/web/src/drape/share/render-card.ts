import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { canvasBlob, canvasOf, dataUrl, svgImage } from '../../lib/browser/picture.ts';
import type { Frame } from '../frame.ts';

/** The card as a PNG of that size, over its photo if any. */
export async function renderCard(
  svg: SVGSVGElement,
  [width, height]: readonly [number, number],
  photo: { readonly image: HTMLImageElement; readonly frame: Frame } | null,
): Promise<Blob> {
  const [display, text] = await Promise.all([inlineFont(frauncesUrl), inlineFont(instrumentUrl)]);
  const card = await svgImage(
    svg,
    width,
    height,
    'svg{--font-display:"Story Display";--font-text:"Story Text"}' +
      `@font-face{font-family:"Story Display";font-weight:100 900;src:url(${display})}` +
      `@font-face{font-family:"Story Text";font-weight:400 700;src:url(${text})}`,
  );
  const canvas = canvasOf({ width, height });
  const context = canvas.getContext('2d');
  if (photo) {
    const { image, frame } = photo;
    const scaledWidth = width / frame.width;
    const scaledHeight = height / frame.height;
    context?.drawImage(image, -frame.left * scaledWidth, -frame.top * scaledHeight, scaledWidth, scaledHeight);
  }
  context?.drawImage(card, 0, 0, width, height);
  return canvasBlob(canvas);
}

const inlineFont = async (url: string): Promise<string> => dataUrl(await (await fetch(url)).blob());
