import type { SeasonName } from '@trueseason/contracts';
import { RING, RING_ORDER } from '@trueseason/style/seasons';

/** The ring as table cells, which every client shows. Screen readers skip it, since the season is named below. */
export function RingStrip({ season }: { season: SeasonName }) {
  return (
    <tr>
      <td style={{ padding: 0 }} aria-hidden="true">
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ tableLayout: 'fixed' }}>
          <tbody>
            <tr>
              {RING_ORDER.map((name) => (
                <Cell key={name} color={RING[name].arc} height={10} />
              ))}
            </tr>
            <tr>
              {RING_ORDER.map((name) => (
                <Cell key={name} color={name === season ? RING[name].arc : undefined} height={16} />
              ))}
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

/** Also a background image, which dark mode does not invert. A blank keeps empty cells from collapsing. */
function Cell({ color, height }: { color: string | undefined; height: number }) {
  const flat = color && { backgroundColor: color, backgroundImage: `linear-gradient(${color},${color})` };
  return (
    <td height={height} style={{ ...flat, height, fontSize: 1, lineHeight: '1px' }}>
      {'\u00A0'}
    </td>
  );
}
