import type { Page } from '@playwright/test';
import { type PictureName, photograph } from '@trueseason/testing/portraits';

export interface FakeCamera {
  readonly label: string;
  /** `face` has a sensor's noise; `frozen` repeats one picture; `silent` sends none; `busy` cannot be opened. */
  readonly picture: 'face' | 'black' | 'frozen' | 'silent' | 'busy';
}

/** Gives a page these cameras, `camera-0` and on; the first is the one that the browser opens by itself. */
export async function withCameras(
  page: Page,
  cameras: readonly FakeCamera[],
  picture: PictureName = 'camera-far',
): Promise<void> {
  const face = await photograph(picture, { size: { width: 720, height: 960 } });
  await page.addInitScript(installCameras, { cameras, face: `data:image/jpeg;base64,${face.toString('base64')}` });
}

/** The cameras that this document opened, in order. */
export const openedCameras = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { openedCameras: string[] }).openedCameras);

/** Runs in the page. */
export function installCameras({ cameras, face }: { cameras: readonly FakeCamera[]; face: string }): void {
  const opened: string[] = [];
  let isUncovered = false;
  Object.assign(window, {
    openedCameras: opened,
    uncover: () => {
      isUncovered = true;
    },
  });
  const mediaDevices = navigator.mediaDevices ?? {};
  if (!navigator.mediaDevices) Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices });
  mediaDevices.enumerateDevices = async () =>
    cameras.map(({ label }, i) => ({
      ...{ kind: 'videoinput' as const, deviceId: `camera-${i}`, groupId: '', label },
      toJSON: () => ({}),
    }));
  mediaDevices.getUserMedia = async (wanted) => {
    const video = wanted?.video as { deviceId?: { ideal?: string } };
    const id = video.deviceId?.ideal ?? 'camera-0';
    const picture = cameras[Number(id.split('-')[1])]?.picture ?? 'face';
    if (picture === 'busy') throw new DOMException('', 'NotReadableError');
    opened.push(id);
    const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 960 });
    const context = canvas.getContext('2d');
    const image = new Image();
    image.src = face;
    await new Promise((resolve) => {
      image.onload = resolve;
    });
    const draw = (): void => {
      if (!context) return;
      const isBlack = picture === 'black' && !isUncovered;
      context.fillRect(0, 0, 720, 960);
      if (isBlack) return;
      context.drawImage(image, 0, 0);
      if (picture === 'frozen') return;
      for (let i = 0; i < 300; i++) {
        context.fillStyle = `rgb(${Math.random() * 255} 120 120 / 0.2)`;
        context.fillRect(Math.random() * 720, Math.random() * 960, 8, 8);
      }
      context.fillStyle = '#000';
    };
    const stream = canvas.captureStream(picture === 'silent' ? 0 : 30);
    const timer = setInterval(draw, 33);
    if (picture === 'silent') clearInterval(timer);
    const [track] = stream.getVideoTracks();
    if (track) track.getSettings = () => ({ deviceId: id });
    return stream;
  };
}
