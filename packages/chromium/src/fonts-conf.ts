const SANS = ['Open Sans'];
const SERIF = ['Liberation Serif', 'Nimbus Roman', 'DejaVu Serif', ...SANS];
/** What a page asks for without bringing it: the generic families, and those that stand for them in a browser or a mail. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'sans-serif': SANS,
  'system-ui': SANS,
  Arial: SANS,
  Helvetica: SANS,
  serif: SERIF,
  'Times New Roman': SERIF,
  monospace: SANS,
};

/**
 * The fontconfig file for the unpacked browser: its own fonts first, then the system's.
 * The one inside the archive names folders of a cloud function; with it every page stays blank.
 */
export function fontsConf(folder: string): string {
  // Bound like the name that was asked for: a weaker one loses semibold to whichever family has that weight.
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
