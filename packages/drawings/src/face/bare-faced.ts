import type { Presentation } from '@trueseason/contracts';

/** Whether lashes and lips are drawn as they are without makeup: for all but who asked to be drawn feminine. */
export const isBareFaced = (presentation: Presentation | null | undefined): boolean => presentation !== 'feminine';
