import type { SeasonName } from '@trueseason/contracts';
import type { SeasonIcon } from './icon-shape.ts';
import * as icons from './registry/icons.ts';

export const SEASON_ICONS: Readonly<Record<SeasonName, SeasonIcon>> = icons;
