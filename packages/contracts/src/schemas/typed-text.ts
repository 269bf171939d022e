import { z } from 'zod';
import { withoutUnseen } from '../unseen.ts';

/** Spelled out, because tools that read our OpenAPI document know no classes of Unicode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/**
 * What somebody types on one line, as it is seen. Control characters are refused, since no database takes them all; what
 * else nobody sees comes with what is pasted, and goes.
 */
export const typedText = (max: number) => z.string().max(max).regex(WITHOUT_CONTROLS).overwrite(withoutUnseen);
