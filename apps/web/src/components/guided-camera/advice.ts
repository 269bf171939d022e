/** What is told to somebody before the camera, from their own point of view: their left is the picture's right. */
export const ADVICE = {
  no_face: 'Bring your face into the oval.',
  several: 'Only you in the picture, please.',
  dark: 'There is too little light. Turn towards a window.',
  behind: 'The light is behind you. Face the window instead.',
  bright: 'The light is too hard. Step back from it a little.',
  uneven: 'Light comes from one side. Turn towards the window.',
  far: 'Come a little closer.',
  near: 'Move back a little.',
  move_left: 'Move a little to your left.',
  move_right: 'Move a little to your right.',
  move_up: 'Move up a little.',
  move_down: 'Move down a little.',
  upright: 'Hold your head upright.',
  look_straight: 'Look straight into the camera.',
  chin_down: 'Lower your chin a little.',
  chin_up: 'Lift your chin a little.',
  turn_left: 'Turn your head a little to your left.',
  turn_right: 'Turn your head a little to your right.',
  turn_less: 'A little less. Stay near the camera.',
  moving: 'Hold still.',
  soft: 'A little out of focus. Hold still, or wipe the lens.',
  differ: 'Almost the same picture. Turn a little more.',
  hold: 'Good. Stay like this.',
} as const;
export type Advice = keyof typeof ADVICE;

/** What is looked at, each with its name on the screen. */
export const CHECKS = { light: 'Light', size: 'Size', tilt: 'Tilt', sharpness: 'Sharpness' } as const;
export type Check = keyof typeof CHECKS;
