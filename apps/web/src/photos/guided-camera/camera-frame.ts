import { inTime } from '../../lib/browser/in-time.ts';
import { createContext } from '../shrink-photo/keeps-colors.ts';

/** Width to height of the viewfinder and the photo, cut from the middle of the picture. */
const ASPECT = 3 / 4;
/** High, because camera frames are soft already. */
const QUALITY = 0.95;

/** The current frame of a video, scaled to a height in pixels if one is given; null if there is none yet. */
export async function grabFrame(video: HTMLVideoElement, resizeHeight?: number): Promise<ImageBitmap | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const width = Math.round(Math.min(videoWidth, videoHeight * ASPECT));
  const height = Math.round(Math.min(videoHeight, videoWidth / ASPECT));
  const left = Math.round((videoWidth - width) / 2);
  const top = Math.round((videoHeight - height) / 2);
  const size = resizeHeight === undefined ? {} : { resizeHeight };
  return inTime('cameraFrame', createImageBitmap(video, left, top, width, height, size));
}

/** The current picture of a video as a photo, not measured yet; undefined if there is none. Its name is read by `captureOf`. */
export async function takePhoto(video: HTMLVideoElement): Promise<File | undefined> {
  const frame = await grabFrame(video);
  if (!frame) return undefined;
  const photo = await encodeFrame(frame);
  frame.close();
  return new File([photo], 'camera-front.jpg', { type: 'image/jpeg', lastModified: Date.now() });
}

export async function encodeFrame(frame: ImageBitmap): Promise<Blob> {
  const context = createContext(frame.width, frame.height, 'srgb');
  context.drawImage(frame, 0, 0);
  return inTime('picture', context.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
}
