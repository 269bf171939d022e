/**
 * The fontconfig file for the unpacked browser: its own fonts first, then the system's.
 * The one inside the archive names folders of a cloud function; with it every page stays blank.
 */
export function fontsConf(folder: string): string {
  const generic = (family: string) =>
    `  <alias><family>${family}</family><default><family>Open Sans</family></default></alias>\n`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder}/fontconfig-cache</cachedir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${['sans-serif', 'serif', 'system-ui', 'monospace'].map(generic).join('')}</fontconfig>
`;
}
