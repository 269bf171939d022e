import type { Page } from '@playwright/test';

interface DeviceWindow {
  copied?: string[];
  shared?: { text?: string; url?: string; files?: string[] }[];
}

/** A clipboard that remembers, or one that the browser keeps shut. */
export const clipboard = (page: Page, works = true): Promise<void> =>
  page
    .addInitScript((open) => {
      const host = window as unknown as DeviceWindow;
      host.copied = [];
      const writeText = async (text: string): Promise<void> => {
        if (!open) throw new DOMException('Not allowed', 'NotAllowedError');
        host.copied?.push(text);
      };
      const write = async ([item]: ClipboardItem[]): Promise<void> => {
        const blob = await item?.getType('text/plain');
        await writeText((await blob?.text()) ?? '');
      };
      Object.defineProperty(navigator, 'clipboard', { value: { write, writeText } });
    }, works)
    .then(() => undefined);

export const copied = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as unknown as DeviceWindow).copied);

/** A share sheet that takes what it is given, or that the customer closes. */
export const shareSheet = (page: Page, ending: 'taken' | 'closed' | 'broken' = 'taken'): Promise<void> =>
  page
    .addInitScript((end) => {
      const host = window as unknown as DeviceWindow;
      host.shared = [];
      const share = async ({ text, url, files }: ShareData): Promise<void> => {
        if (end !== 'taken') throw new DOMException('No', end === 'closed' ? 'AbortError' : 'NotAllowedError');
        host.shared?.push({ text, url, files: files?.map(({ name, type }) => `${name} ${type}`) });
      };
      Object.defineProperty(navigator, 'share', { value: share });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
    }, ending)
    .then(() => undefined);

export const shared = (page: Page): Promise<DeviceWindow['shared']> =>
  page.evaluate(() => (window as unknown as DeviceWindow).shared);
