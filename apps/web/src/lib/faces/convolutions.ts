/** Pictures and weights are channels-last. */
export interface Convolution {
  readonly input: Float32Array;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  /** Output, row, column, input; if depthwise: row, column, channel. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly rows: number;
  readonly columns: number;
  readonly stride: number;
  readonly output: Float32Array;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly outChannels: number;
}

/** TFLite's padding before the first pixel; 0 if the kernel never extends past the picture. */
const paddingBefore = (size: number, outSize: number, kernel: number, stride: number): number =>
  Math.max(0, (outSize - 1) * stride + kernel - size) >> 1;

/** A kernel's row covers adjacent numbers, so it is a dot product; computes four outputs at a time. */
export function convolve(c: Convolution): void {
  const { input, weights, bias, output, width, channels, columns, outChannels } = c;
  const paddingTop = paddingBefore(c.height, c.outHeight, c.rows, c.stride);
  const paddingLeft = paddingBefore(width, c.outWidth, columns, c.stride);
  const kernel = c.rows * columns * channels;
  for (let oy = 0, offset = 0; oy < c.outHeight; oy++) {
    for (let ox = 0; ox < c.outWidth; ox++, offset += outChannels) {
      const x = ox * c.stride - paddingLeft;
      const firstColumn = Math.max(0, -x);
      const runLength = (Math.min(columns, width - x) - firstColumn) * channels;
      for (let o = 0; o < outChannels; o++) output[offset + o] = bias[o] ?? 0;
      for (let ky = 0; ky < c.rows; ky++) {
        const y = oy * c.stride - paddingTop + ky;
        if (y < 0 || y >= c.height) continue;
        const i0 = (y * width + x + firstColumn) * channels;
        const w0 = (ky * columns + firstColumn) * channels;
        let o = 0;
        for (; o + 3 < outChannels; o += 4) {
          let w = o * kernel + w0;
          let s0 = 0;
          let s1 = 0;
          let s2 = 0;
          let s3 = 0;
          for (let i = i0; i < i0 + runLength; i++, w++) {
            const value = input[i] ?? 0;
            s0 += value * (weights[w] ?? 0);
            s1 += value * (weights[w + kernel] ?? 0);
            s2 += value * (weights[w + 2 * kernel] ?? 0);
            s3 += value * (weights[w + 3 * kernel] ?? 0);
          }
          output[offset + o] = (output[offset + o] ?? 0) + s0;
          output[offset + o + 1] = (output[offset + o + 1] ?? 0) + s1;
          output[offset + o + 2] = (output[offset + o + 2] ?? 0) + s2;
          output[offset + o + 3] = (output[offset + o + 3] ?? 0) + s3;
        }
        for (; o < outChannels; o++) {
          let sum = 0;
          for (let i = i0, w = o * kernel + w0; i < i0 + runLength; i++, w++)
            sum += (input[i] ?? 0) * (weights[w] ?? 0);
          output[offset + o] = (output[offset + o] ?? 0) + sum;
        }
      }
    }
  }
}

/** Each channel separately. */
export function convolveDepthwise(c: Convolution): void {
  const { input, weights, bias, output, width, channels, columns } = c;
  const paddingTop = paddingBefore(c.height, c.outHeight, c.rows, c.stride);
  const paddingLeft = paddingBefore(width, c.outWidth, columns, c.stride);
  for (let oy = 0, offset = 0; oy < c.outHeight; oy++) {
    for (let ox = 0; ox < c.outWidth; ox++, offset += channels) {
      for (let o = 0; o < channels; o++) output[offset + o] = bias[o] ?? 0;
      for (let ky = 0; ky < c.rows; ky++) {
        const y = oy * c.stride - paddingTop + ky;
        if (y < 0 || y >= c.height) continue;
        for (let kx = 0; kx < columns; kx++) {
          const x = ox * c.stride - paddingLeft + kx;
          if (x < 0 || x >= width) continue;
          const i0 = (y * width + x) * channels;
          const w0 = (ky * columns + kx) * channels;
          for (let o = 0; o < channels; o++)
            output[offset + o] = (output[offset + o] ?? 0) + (input[i0 + o] ?? 0) * (weights[w0 + o] ?? 0);
        }
      }
    }
  }
}

/** The maximum of each square of four pixels. */
export function maxPool(input: Float32Array, width: number, channels: number, output: Float32Array): void {
  const half = width / 2;
  const row = width * channels;
  for (let o = 0; o < output.length; o++) {
    const channel = o % channels;
    const pixel = (o - channel) / channels;
    const i = (Math.floor(pixel / half) * 2 * width + (pixel % half) * 2) * channels + channel;
    output[o] = Math.max(input[i] ?? 0, input[i + channels] ?? 0, input[i + row] ?? 0, input[i + row + channels] ?? 0);
  }
}
