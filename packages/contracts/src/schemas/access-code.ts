import { z } from 'zod';
import { ACCESS_CODE, typedAccessCode } from '../access-code.ts';

export const accessCodeSchema = z.string().max(64).overwrite(typedAccessCode).regex(ACCESS_CODE);
