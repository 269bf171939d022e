/** An SVG as an image of that size in pixels, for canvases. It sees nothing of the page: no fonts, no styles. */
export async function svgImage(svg: SVGSVGElement | string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(typeof svg === 'string' ? svg : sized(svg, width, height))}`;
  await image.decode();
  return image;
}

function sized(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
