/** Whether the address names a step of a result after the first, whose code is in files of its own. */
export const opensLaterStep = (): boolean => !['', '#overview'].includes(location.hash);
