const BODIES = import.meta.glob<string>('./articles/*.md', { import: 'default' });

/** An article's HTML; undefined for an unknown slug. */
export const loadArticle = async (slug: string): Promise<string | undefined> => BODIES[`./articles/${slug}.md`]?.();
