import { ACCESS_CODE_MINUTES, BRAND } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

export function accessCodeMail(code: string): Notice {
  return {
    subject: `Your ${BRAND.name} code`,
    preheader: 'Use it to open your photos and private data.',
    title: code,
    paragraphs: [
      `Enter these six digits where we asked for them. They work once, for ${ACCESS_CODE_MINUTES} minutes.`,
      'If you didn’t request a code, someone else entered your email address or opened your results. Don’t share it; without it they can’t see your photos.',
    ],
  };
}
