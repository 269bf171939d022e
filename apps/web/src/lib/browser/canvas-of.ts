/** An empty canvas of that many pixels. */
export const canvasOf = (size: { readonly width: number; readonly height: number }): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width: size.width, height: size.height });
