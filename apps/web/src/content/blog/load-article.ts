const BODIES = import.meta.glob<string>('./articles/*.md', { import: 'default' });

/** The text of an article as HTML; none for a slug that is not ours. */
export const loadArticle = async (slug: string): Promise<string | undefined> => BODIES[`./articles/${slug}.md`]?.();
