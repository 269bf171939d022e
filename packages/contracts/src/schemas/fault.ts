import type { z } from 'zod';

/** An issue whose message is for customers; those of the schema library are not. */
export const addFault = (context: z.RefinementCtx, message: string, path: string[] = []): void =>
  context.addIssue({ code: 'custom', message, path, params: { forCustomers: true } });

/** The message for customers of an issue; undefined if it has none. */
export const faultIn = (issue: z.core.$ZodIssue | undefined): string | undefined =>
  issue?.code === 'custom' && issue.params?.forCustomers === true ? issue.message : undefined;
