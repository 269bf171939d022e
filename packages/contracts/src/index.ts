export * from './analysis-result.ts';
export * from './brand.ts';
export * from './hex-color.ts';
export * from './order-id.ts';
export * from './photo.ts';
export * from './photo-advice.ts';
export * from './season-name.ts';
