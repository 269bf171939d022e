import { z } from 'zod';
import { withoutUnseen } from '../unseen.ts';

/** Explicit ranges, because OpenAPI tools do not support Unicode classes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/**
 * One line of user input as displayed. Control characters are refused, since databases reject some; other invisible
 * characters from pasting are removed.
 */
export const typedText = (max: number) => z.string().max(max).regex(WITHOUT_CONTROLS).overwrite(withoutUnseen);
