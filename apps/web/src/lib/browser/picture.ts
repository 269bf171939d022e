export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Canvas pixels: 8-bit sRGB, four bytes per pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export const canvasOf = ({ width, height }: Size): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** Scales part of a picture. Transparent pixels become white, like shop pages. */
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

/** A picture ready to draw. @throws if it cannot be loaded */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** An SVG as an image of that size in pixels, with only the fonts and styles in `style`, not the page's. */
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

export const canvasBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
