const BODIES = import.meta.glob<string>('./articles/*.md', { import: 'default' });

/** The HTML of an article; undefined for an unknown slug. */
export const loadArticle = async (slug: string): Promise<string | undefined> => BODIES[`./articles/${slug}.md`]?.();
