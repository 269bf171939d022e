export const photosReady = (count: number): string => (count === 1 ? '1 photo ready' : `${count} photos ready`);
