const SANS = ['Open Sans'];
const SERIF = ['Liberation Serif', 'Nimbus Roman', 'DejaVu Serif', ...SANS];
/** Families that pages use without bringing them: generic ones, and their stand-ins in browsers and mails. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'sans-serif': SANS,
  'system-ui': SANS,
  Arial: SANS,
  Helvetica: SANS,
  serif: SERIF,
  'Times New Roman': SERIF,
  monospace: SANS,
};

/** The unpacked browser's fontconfig file: its own fonts, then the system's. The archive's own leaves pages blank. */
export function fontsConf(folder: string): string {
  // Strong binding, like the requested name: weakly bound, semibold goes to any family with that weight.
  const alias = ([family, stand]: [string, readonly string[]]) =>
    `  <alias binding="same"><family>${family}</family><prefer>${stand.map((one) => `<family>${one}</family>`).join('')}</prefer></alias>\n`;
  const escaped = folder.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${escaped}/fontconfig-cache</cachedir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${Object.entries(FAMILIES).map(alias).join('')}</fontconfig>
`;
}
