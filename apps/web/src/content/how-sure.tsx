import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './how-sure.md';
import styles from './how-sure.module.css';
import figures from './how-sure-figures.json';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Shares with their 95% intervals for other people, written by `npm run bench:engine -- --keep`. */
const Figures = (): ReactNode =>
  figures.sections.map(({ title, people, lines }) => (
    <table key={title} className={styles.figures}>
      <caption>
        {title}, {people} people
      </caption>
      <thead>
        <tr>
          <th scope="col">What we looked at</th>
          <th scope="col">Found</th>
          <th scope="col">95% of samples</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, value, low, high }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{percent(value)}</td>
            <td>
              {percent(low)} to {percent(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));

export const Component = (): ReactNode => (
  <ContentPage
    title="How sure we are"
    description="How often other photos of the same person give the same answer, tested on people we didn’t build the method with."
    html={html}
  >
    <Figures />
  </ContentPage>
);
