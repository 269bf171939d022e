import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

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
export async function withFonts(svg: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
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
