/* biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measurements come near to every constant */
import type { SampleFacts } from '../components/sample/sample-facts.ts';

/** Written by e2e/samples. */
export const PEOPLE: readonly SampleFacts[] = [
  {
    id: 'copper',
    look: 'Fair skin, copper hair',
    season: 'True Spring',
    runnerUp: 'Bright Spring',
    word: 'A clear answer',
    own: [
      {
        hex: '#FF816C',
        name: 'Coral',
      },
      {
        hex: '#FFB61A',
        name: 'Marigold',
      },
      {
        hex: '#FBDC38',
        name: 'Daffodil',
      },
      {
        hex: '#B4D346',
        name: 'Fresh Lime',
      },
    ],
    avoid: [
      {
        hex: '#0E0E0E',
        name: 'Black',
      },
      {
        hex: '#D2E5F4',
        name: 'Icy Blue',
      },
      {
        hex: '#EA98BD',
        name: 'Cool Pink',
      },
      {
        hex: '#BF2C9B',
        name: 'Magenta',
      },
    ],
    edge: [
      [0, 0.743],
      [0.05, 0.736],
      [0.1, 0.722],
      [0.15, 0.707],
      [0.2, 0.691],
      [0.25, 0.669],
      [0.3, 0.637],
      [0.35, 0.665],
      [0.4, 0.701],
      [0.45, 0.714],
      [0.5, 0.715],
      [0.55, 0.711],
      [0.6, 0.683],
      [0.65, 0.639],
      [0.7, 0.644],
      [0.75, 0.685],
      [0.8, 0.706],
      [0.85, 0.721],
      [0.9, 0.736],
      [0.95, 0.75],
      [1, 0.758],
    ],
    readings: [
      {
        feature: 'skin',
        read: [75.2, 10.6, 16.6],
        sd: [4.8, 2.1, 2.7],
        painted: [70.8, 9.2, 15.5],
      },
      {
        feature: 'hair',
        read: [41.1, 23.2, 32.9],
        sd: [4.3, 3, 3.1],
        painted: [42, 25, 34],
      },
      {
        feature: 'iris',
        read: [51.6, -7.2, 15.7],
        sd: [4.8, 2.2, 3.1],
        painted: [45, -7, 14],
      },
    ],
  },
  {
    id: 'coils',
    look: 'Deep skin, black coils',
    season: 'Dark Winter',
    runnerUp: 'Dark Autumn',
    word: 'A clear answer',
    own: [
      {
        hex: '#B9233B',
        name: 'Crimson',
      },
      {
        hex: '#A3234D',
        name: 'Cranberry',
      },
      {
        hex: '#632766',
        name: 'Royal Plum',
      },
      {
        hex: '#00358C',
        name: 'Sapphire',
      },
    ],
    avoid: [
      {
        hex: '#FEBF91',
        name: 'Peach',
      },
      {
        hex: '#FCB16C',
        name: 'Apricot',
      },
      {
        hex: '#C79457',
        name: 'Camel',
      },
      {
        hex: '#F9881D',
        name: 'Orange',
      },
    ],
    edge: [
      [0, 0.738],
      [0.05, 0.731],
      [0.1, 0.718],
      [0.15, 0.704],
      [0.2, 0.69],
      [0.25, 0.67],
      [0.3, 0.642],
      [0.35, 0.669],
      [0.4, 0.704],
      [0.45, 0.713],
      [0.5, 0.715],
      [0.55, 0.712],
      [0.6, 0.682],
      [0.65, 0.636],
      [0.7, 0.647],
      [0.75, 0.68],
      [0.8, 0.698],
      [0.85, 0.712],
      [0.9, 0.726],
      [0.95, 0.739],
      [1, 0.746],
    ],
  },
  {
    id: 'gray',
    look: 'Light skin, gray hair',
    season: 'Light Summer',
    runnerUp: 'True Summer',
    word: 'A clear answer',
    own: [
      {
        hex: '#E889AA',
        name: 'Rose',
      },
      {
        hex: '#EF7E8F',
        name: 'Watermelon Pink',
      },
      {
        hex: '#C5BFE6',
        name: 'Lavender',
      },
      {
        hex: '#B8D9ED',
        name: 'Powder Blue',
      },
    ],
    avoid: [
      {
        hex: '#0E0E0E',
        name: 'Black',
      },
      {
        hex: '#F9881D',
        name: 'Orange',
      },
      {
        hex: '#BA9027',
        name: 'Mustard',
      },
      {
        hex: '#A55029',
        name: 'Rust',
      },
    ],
    edge: [
      [0, 0.735],
      [0.05, 0.725],
      [0.1, 0.706],
      [0.15, 0.686],
      [0.2, 0.665],
      [0.25, 0.635],
      [0.3, 0.621],
      [0.35, 0.669],
      [0.4, 0.705],
      [0.45, 0.714],
      [0.5, 0.715],
      [0.55, 0.712],
      [0.6, 0.687],
      [0.65, 0.643],
      [0.7, 0.62],
      [0.75, 0.66],
      [0.8, 0.686],
      [0.85, 0.702],
      [0.9, 0.718],
      [0.95, 0.733],
      [1, 0.741],
    ],
  },
  {
    id: 'black',
    look: 'Olive skin, long brown hair',
    season: 'Dark Autumn',
    runnerUp: 'True Autumn',
    word: 'A clear answer',
    own: [
      {
        hex: '#B63328',
        name: 'Chili',
      },
      {
        hex: '#A24824',
        name: 'Rust',
      },
      {
        hex: '#BA8816',
        name: 'Mustard Gold',
      },
      {
        hex: '#63671B',
        name: 'Olive',
      },
    ],
    avoid: [
      {
        hex: '#FBDAE7',
        name: 'Icy Pink',
      },
      {
        hex: '#D0E5F6',
        name: 'Icy Blue',
      },
      {
        hex: '#F7B4CC',
        name: 'Baby Pink',
      },
      {
        hex: '#C5BBE7',
        name: 'Pastel Lavender',
      },
    ],
    edge: [
      [0, 0.757],
      [0.05, 0.749],
      [0.1, 0.734],
      [0.15, 0.718],
      [0.2, 0.702],
      [0.25, 0.684],
      [0.3, 0.652],
      [0.35, 0.653],
      [0.4, 0.695],
      [0.45, 0.713],
      [0.5, 0.715],
      [0.55, 0.714],
      [0.6, 0.691],
      [0.65, 0.65],
      [0.7, 0.639],
      [0.75, 0.677],
      [0.8, 0.701],
      [0.85, 0.717],
      [0.9, 0.732],
      [0.95, 0.747],
      [1, 0.755],
    ],
  },
];

/** The version of the engine that measured them. */
export const MEASURED_BY = '16';
