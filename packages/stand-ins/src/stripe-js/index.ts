import { Stripe } from './stripe.ts';

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 3 }) });
