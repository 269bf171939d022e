import { z } from 'zod';

export const discountPercentSchema = z.number().int().min(0).max(100);
