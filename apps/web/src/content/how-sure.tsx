import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './how-sure.md';
import figures from './how-sure-figures.json';

const percent = (share = 0): string => `${Math.round(share * 100)}%`;

interface Table {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly string[];
  readonly rows: typeof figures.agreement;
}

const AGREEMENT: Table = {
  caption: 'How often two photos of one person give the same answer',
  first: 'The two photos',
  columns: ['Same season', 'Same family of four', 'Same or a neighbor'],
  rows: figures.agreement,
};

const DEPTH: Table = {
  caption: 'How often a photo gets a warm season, by skin depth',
  first: 'The photos',
  columns: ['Lightest third', 'Middle third', 'Deepest third'],
  rows: figures.depth,
};

const PLACES: Table = {
  caption: 'What more places of one day say',
  first: 'The photos',
  columns: ['Same season in other places', 'One of our two seasons'],
  rows: figures.places,
};

/** Shares of people with 95% intervals, from `npm run bench:engine -- shots places --keep`. */
const Figures = ({ caption, first, columns, rows }: Table): ReactNode => (
  <table className="figures">
    <caption className="strong">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, people, shares }) => (
        <tr key={title}>
          <th scope="row">
            {title}
            <small>{people} people</small>
          </th>
          {shares.map(([value, low, high], i) => (
            <td key={columns[i]} data-label={columns[i]}>
              {percent(value)}
              <small>
                {percent(low)}–{percent(high)}
              </small>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const Component = (): ReactNode => (
  <ContentPage
    title="How sure we are"
    description="How often other photos of the same person give the same answer, and how often each skin depth gets a warm season."
    html={html}
  >
    <Figures {...AGREEMENT} />
    <Figures {...DEPTH} />
    <Figures {...PLACES} />
  </ContentPage>
);
