import { shrinkPhoto } from './shrink-photo.ts';

/** Takes one photo a message and answers with a smaller one, or null to send it as it is. */
self.onmessage = async ({ data }: MessageEvent<Blob>): Promise<void> => {
  const made = await shrinkPhoto(data).catch((error: unknown) => {
    console.info('A photo is sent as it is:', error);
    return null;
  });
  self.postMessage(made);
};
