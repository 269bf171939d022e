/** Ends the current task: input is handled before long work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
