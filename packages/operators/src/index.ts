export * from './first-operator.ts';
export * from './secret-hash.ts';
export * from './session.ts';
export * from './sign-in.ts';
export * from './totp.ts';
