import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './how-sure.md';
import figures from './how-sure-figures.json';

const percent = (share = 0): string => `${Math.round(share * 100)}%`;

const ANSWERS = ['Same season', 'Same family of four', 'Same or a neighbor'] as const;

/** Shares of people with 95% intervals, from `npm run bench:engine -- shots --keep`. */
const Figures = (): ReactNode => (
  <table className="figures">
    <caption className="strong">How often two photos of one person give the same answer</caption>
    <thead>
      <tr>
        <th scope="col">The two photos</th>
        {ANSWERS.map((answer) => (
          <th key={answer} scope="col">
            {answer}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ title, people, shares }) => (
        <tr key={title}>
          <th scope="row">
            {title}
            <small>{people} people</small>
          </th>
          {shares.map(([value, low, high], i) => (
            <td key={ANSWERS[i]} data-label={ANSWERS[i]}>
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
    description="How often other photos of the same person give the same answer, tested on people we didn’t build the method with."
    html={html}
  >
    <Figures />
  </ContentPage>
);
