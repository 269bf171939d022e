import type { AnswerOf, Api, PhotoMark, PhotoSilhouette } from '@trueseason/contracts';
// Not by the index: all of it would come along before the photo.
import { headOf } from '@trueseason/contracts/head';
import { airAbove } from '../../../components/drape/above-face.ts';
import { bestFirst } from '../../../components/drape/best-first.ts';
import { frameFace, placed } from '../../../components/drape/frame.ts';
import { askEarly } from '../../../lib/api/early-answers.ts';
import { heroShape } from '../hero/hero-shape.ts';
import { wasRevealSeen } from '../reveal/reveal-seen.ts';
import { EARLY, holdPhoto } from './held-photo.ts';
import { painted } from './painted.ts';

/** A photo that takes longer is waited for by the app itself. */
const PATIENCE_MS = 2500;

const isSilhouette = (mark: PhotoMark): mark is PhotoSilhouette => mark.feature === 'face' || mark.feature === 'body';

/**
 * Shows the photo of a result where its hero will show it, with a kilobyte of code and before the app's is asked for:
 * over a slow network both would share the line. Ends, shown or not, when the app may come.
 */
export async function showPhoto(): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${EARLY}]`);
  // What the page asks for anyway: nothing where its address speaks of a payment.
  const [order, photos] = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (!place || !order || !photos || !['', '#overview'].includes(location.hash)) return;
  const shown = show(place, order, photos).catch(() => undefined);
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

const read = async <Answer>({ href }: HTMLLinkElement): Promise<Answer> =>
  (await askEarly(new URL(href).pathname)).json();

async function show(place: HTMLElement, order: HTMLLinkElement, photos: HTMLLinkElement): Promise<void> {
  const [{ id, status, analysisResult }, links] = await Promise.all([
    read<AnswerOf<Api['getOrder']>>(order),
    read<AnswerOf<Api['getPhotoLinks']>>(photos),
  ]);
  if (status !== 'completed' || !analysisResult || 'locked' in analysisResult || !Array.isArray(links)) return;
  const own = links.map((link) => ({ ...link, silhouettes: link.outlines?.filter(isSilhouette) ?? [] }));
  const [best] = bestFirst(own, analysisResult.evidence?.photos ?? []);
  if (!best) return;
  const photo = new Image();
  photo.alt = '';
  photo.fetchPriority = 'high';
  photo.src = `${best.url}?size=small`;
  await photo.decode();
  const { evidence } = analysisResult;
  const shape = { ...heroShape(), above: evidence && airAbove(best, headOf(evidence)) };
  const frame = frameFace(best.silhouettes, photo.naturalWidth / photo.naturalHeight, shape);
  // A photo that the reveal shows first is only brought.
  if (!frame || !wasRevealSeen(id)) return;
  Object.assign(photo.style, placed(frame));
  holdPhoto(place, photo, shape.ratio);
  await painted(photo);
}
