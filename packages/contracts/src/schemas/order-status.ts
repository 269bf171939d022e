import { z } from 'zod';
import {
  ADMIN_STATUSES,
  JOB_STATUSES,
  NEXT_STEPS,
  ORDER_STATUSES,
  PAYMENT,
  PAYMENT_STATUSES,
  PROGRESS,
} from '../order-status.ts';

export const progressSchema = z.enum(PROGRESS);
export const paymentSchema = z.enum(PAYMENT);
export const orderStatusSchema = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' });
export const nextStepSchema = z.enum(NEXT_STEPS).meta({ id: 'NextStep' });
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export const jobStatusSchema = z.enum(JOB_STATUSES);
export const adminStatusSchema = z.enum(ADMIN_STATUSES);
