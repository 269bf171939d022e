export { type Combined, combinePhotos } from './combine-photos.ts';
export {
  estimatePerson,
  type FeatureColors,
  type PersonColors,
  type PersonEstimate,
} from './estimate-person.ts';
export { inMoreLight, photographedSkin } from './in-their-light.ts';
export { FEATURE_PRIORS } from './population.ts';
export { colorsBesideSkin, hasOddColor, unnaturalIn, withoutFeatures } from './unnatural.ts';
