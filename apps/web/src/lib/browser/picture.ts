/** A picture that can be drawn. @throws if it cannot be loaded */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** An SVG as an image of that size in pixels. It sees no fonts and no styles of the page, only those in `style`. */
export function svgImage(svg: SVGSVGElement, width: number, height: number, style = ''): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const rules = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  rules.textContent = style;
  copy.prepend(rules);
  return loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  );
}

/** A canvas as PNG. */
export const canvasBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
