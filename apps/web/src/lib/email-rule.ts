/** Non-space text, '@', text, a dot, text: the shape that the server holds too. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
