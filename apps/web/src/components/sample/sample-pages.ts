import page01 from '../../sample/page-01.webp';
import page03 from '../../sample/page-03.webp';
import page04 from '../../sample/page-04.webp';
import page05 from '../../sample/page-05.webp';
import page10 from '../../sample/page-10.webp';
import page15 from '../../sample/page-15.webp';
import thumb01 from '../../sample/thumb-01.webp';
import thumb03 from '../../sample/thumb-03.webp';
import thumb04 from '../../sample/thumb-04.webp';
import thumb05 from '../../sample/thumb-05.webp';
import thumb10 from '../../sample/thumb-10.webp';
import thumb15 from '../../sample/thumb-15.webp';

export interface SamplePage {
  readonly title: string;
  readonly thumb: string;
  readonly page: string;
  /** What the page shows, for who cannot see it. */
  readonly says: string;
}

/** Pages of the report of a painted person, drawn by the product: see e2e/samples. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    title: 'The cover',
    thumb: thumb01,
    page: page01,
    says: 'The season in large type over a ring of twelve.',
  },
  {
    title: 'The season',
    thumb: thumb03,
    page: page03,
    says: 'The season described beside four cloths.',
  },
  {
    title: 'Signature colors',
    thumb: thumb04,
    page: page04,
    says: 'Eight bands of cloth, each named.',
  },
  {
    title: 'What we measured',
    thumb: thumb05,
    page: page05,
    says: 'A table of the measured colors, each with its uncertainty.',
  },
  {
    title: 'Accent brights',
    thumb: thumb10,
    page: page10,
    says: 'Twelve bright cloths, each with where to wear it.',
  },
  {
    title: 'Makeup',
    thumb: thumb15,
    page: page15,
    says: 'Swatches of foundation, lips, lids and cheeks.',
  },
];
