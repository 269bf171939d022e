import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { STORY_HEIGHT, STORY_WIDTH } from '@trueseason/drawings';

const dataUrl = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};

/** An SVG that is drawn as an image sees no fonts of the page: they travel inside it. */
async function withFonts(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(STORY_WIDTH));
  copy.setAttribute('height', String(STORY_HEIGHT));
  const [display, text] = await Promise.all([dataUrl(frauncesUrl), dataUrl(instrumentUrl)]);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent =
    `@font-face{font-family:"Story Display";font-weight:100 900;src:url(${display})}` +
    `@font-face{font-family:"Story Text";font-weight:400 700;src:url(${text})}`;
  copy.prepend(style);
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll('var(--font-display)', 'Story Display')
    .replaceAll('var(--font-text)', 'Story Text');
}

/** The story as a PNG of 1080 by 1920, made on this device. */
export async function storyPicture(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image(STORY_WIDTH, STORY_HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFonts(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = STORY_WIDTH;
  canvas.height = STORY_HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, STORY_WIDTH, STORY_HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
