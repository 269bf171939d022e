export { lightColor } from './light-color.ts';
export { customerPhotos, photograph, type Shot } from './photograph.ts';
export {
  customerPictures,
  PEOPLE,
  type PictureName,
  paletteOf,
  REGIONS,
  type RegionMap,
  type RegionName,
  regionsOf,
  truthOf,
} from './pictures.ts';
