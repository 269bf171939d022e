/** Whether the address names a step of a result after the first, whose code loads separately. */
export const opensLaterStep = (): boolean => !['', '#overview'].includes(location.hash);
