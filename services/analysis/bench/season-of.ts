import type { Evidence, SeasonName } from '@trueseason/contracts';

export const seasonOf = ({ distribution }: Evidence): SeasonName => distribution[0]?.season as SeasonName;
