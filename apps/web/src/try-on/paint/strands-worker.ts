import { strandsOf } from './strands.ts';

self.onmessage = ({ data }: MessageEvent<Parameters<typeof strandsOf>>): void => {
  const strands = strandsOf(...data);
  const buffers = Object.values(strands).flatMap((value) => (ArrayBuffer.isView(value) ? [value.buffer] : []));
  self.postMessage(strands, { transfer: buffers });
};
