export * from './facts.ts';
export * from './feature-name.ts';
export * from './head.ts';
export * from './light.ts';
export * from './shown-color.ts';
