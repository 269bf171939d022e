import { z } from 'zod';
import { withoutUnseen } from '../unseen.ts';

/** Explicit ranges, because OpenAPI tools do not support Unicode classes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** The same with line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const LINES_WITHOUT_CONTROLS = /^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;

/** Several lines of user input; what they become is up to the caller. */
export const typedLines = (max: number) => z.string().max(max).regex(LINES_WITHOUT_CONTROLS);

/**
 * One line of user input as displayed. Control characters are refused, since databases reject some; other invisible
 * characters from pasting are removed.
 */
export const typedText = (max: number) => z.string().max(max).regex(WITHOUT_CONTROLS).overwrite(withoutUnseen);
