/** Before the names of celebrities, wherever they are shown. */
export const CELEBRITIES_LEAD = 'Style lists name them for your season. Take them as inspiration, not proof.';
