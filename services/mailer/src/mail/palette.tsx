import { readableInk } from '@trueseason/style/color';
import type { SignatureColor } from './results-mail-facts.ts';
import { SANS } from './styles.ts';

const PER_ROW = 2;

/** Signature colors as table cells, also as background images, which mail clients do not invert in dark mode. */
export function Palette({ colors }: { colors: readonly SignatureColor[] }) {
  const rows = Array.from({ length: Math.ceil(colors.length / PER_ROW) }, (_, i) =>
    colors.slice(i * PER_ROW, (i + 1) * PER_ROW),
  );
  return (
    <tr>
      <td style={{ paddingTop: 32 }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.hex}>
                {row.map((color, i) => (
                  <ColorCell key={color.hex} color={color} first={i === 0} span={row.length === 1 ? PER_ROW : 1} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </td>
    </tr>
  );
}

function ColorCell({ color: { hex, name }, first, span }: { color: SignatureColor; first: boolean; span: number }) {
  const ink = readableInk(hex);
  return (
    <td
      className={first ? 'side' : undefined}
      width={span === 1 ? '50%' : '100%'}
      colSpan={span}
      valign="bottom"
      style={{
        height: 74,
        padding: '0 12px 10px 20px',
        paddingLeft: first ? 40 : 20,
        backgroundColor: hex,
        backgroundImage: `linear-gradient(${hex},${hex})`,
      }}
    >
      <p style={{ ...SANS, margin: 0, fontSize: 14, lineHeight: '19px', fontWeight: 600, color: ink }}>{name}</p>
      <p style={{ ...SANS, margin: 0, fontSize: 12, lineHeight: '16px', color: ink }}>{hex}</p>
    </td>
  );
}
