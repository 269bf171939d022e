/** A text of advice as its sentences, each with its full stop. */
export const sentences = (text: string): string[] => text.split(/(?<=\.) /);
