export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels as a canvas gives them: sRGB with 8 bits, four bytes a pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export const canvasOf = ({ width, height }: Size): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** A part of a picture in another size. What is transparent becomes white, as the pages of shops are. */
export function readPixels(
  image: CanvasImageSource,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
  size: Size,
  quality: ImageSmoothingQuality = 'low',
): ImageData {
  const context = canvasOf(size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  context.imageSmoothingQuality = quality;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height);
}

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

export const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A canvas as PNG. */
export const canvasBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
