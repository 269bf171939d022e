import type { FaceLook } from './face-look.ts';

/** Drawn people in many depths, ages and genders; no one in particular. */
export const PEOPLE = [
  { skin: '#F0CFB4', hair: '#A9713F', iris: '#5E8C92', lips: '#C9736A', style: 'bob' },
  { skin: '#6F4630', hair: '#1E1614', iris: '#3A2417', lips: '#7E3B3A', style: 'crop', beard: { hex: '#1E1614' } },
  { skin: '#D9A57E', hair: '#2B1B14', iris: '#5B3A20', lips: '#B25B52', style: 'long', jewelry: 'gold' },
  { skin: '#E9C3A6', hair: '#B8B2AA', iris: '#6F8694', lips: '#B9766F', style: 'short', glasses: '#3F4A56' },
  { skin: '#8A5A3C', hair: '#2A1A15', iris: '#3B2418', lips: '#96443F', style: 'afro', jewelry: 'gold' },
  { skin: '#F3D9C6', hair: '#C4562B', iris: '#7B8F4E', lips: '#CF7F70', style: 'waves' },
  { skin: '#B97F57', hair: '#20202A', iris: '#43291A', lips: '#9E5148', style: 'hijab' },
  { skin: '#4E3023', hair: '#15100F', iris: '#2C1A12', lips: '#6B3233', style: 'locs', jewelry: 'silver' },
  { skin: '#E3B48F', hair: '#19161A', iris: '#3A2A22', lips: '#BC6A62', style: 'bun' },
  {
    skin: '#EBC9B0',
    hair: '#EBC9B0',
    iris: '#6E7F5B',
    lips: '#BD7A6E',
    style: 'bald',
    beard: { hex: '#7B5B43' },
    brow: '#7B5B43',
  },
  { skin: '#C48C64', hair: '#3A2418', iris: '#6B4A24', lips: '#A6574E', style: 'curls' },
  { skin: '#F6E0D2', hair: '#E3C48B', iris: '#7FA0B5', lips: '#D98E88', style: 'long' },
] as const satisfies readonly FaceLook[];
