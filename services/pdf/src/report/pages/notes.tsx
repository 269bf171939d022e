import { Page, type PageContext } from '../parts/page.tsx';

export const Notes = (context: PageContext) => (
  <Page context={context} className="notes" lead="What you wore, and what you noticed in your own mirror.">
    <div className="grows" />
  </Page>
);
