import { hexToLab, labToHex } from '@trueseason/color';
import type { Presentation } from '@trueseason/contracts';
import type { Garment, GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { isBareFaced } from '../face/bare-faced.ts';
import { along, edgesOf, type Limb, outline, rims } from '../line.ts';
import { type Body, bodyOf, SIDES } from './body.ts';
import { isLegged, Skirt, Trousers } from './bottoms.tsx';
import { centerOf } from './cut.ts';
import { HairBack, HairFront } from './hair.tsx';
import { Head } from './head.tsx';
import { HUNG_WITH, Hung } from './hung.tsx';
import { LayerBack, LayerFront, layerCut } from './layers.tsx';
import { beardPaint, Gradient, hairPaint, type Paint, paintOf } from './paint.tsx';
import { OpenScarf, Scarf } from './scarf.tsx';
import type { Sitter } from './sitter.ts';
import { Bag, Belt, Feet, isFootwear, Satchel, Tie } from './small.tsx';
import { Sleeve, Top, topCut } from './tops.tsx';

export interface FigureProps {
  /** None: the look hangs on a rail, and nobody is drawn. */
  readonly sitter: Sitter | null;
  readonly presentation: Presentation;
  readonly garments: readonly Garment[];
  /** What the ground leans toward. */
  readonly ground: string;
  /** Ground at both sides, in units of a figure 488 high that stands in 268. */
  readonly aside?: number;
  /** Unique on the page. */
  readonly id: string;
  readonly title?: string;
}

/** A little of a color on a wall in daylight: light enough for black, dark enough for white. */
function wallOf(hex: string): string {
  const [, a, b] = hexToLab(hex);
  const most = Math.max(1, Math.hypot(a, b) / 26);
  return labToHex([86.5, (a / most) * 0.3 + 0.6, (b / most) * 0.3 + 2.4]);
}

/** A dressed person, head to toe, as fashion is sketched, or the clothes alone: in a box of 268 by 488. */
export function Figure({ sitter, presentation, garments, ground, aside = 0, id, title }: FigureProps): ReactNode {
  const paint = (hex: string): Paint => paintOf(id, hex);
  const others = sitter ? [sitter.skin, sitter.hair, sitter.cover] : HUNG_WITH;
  const hexes = new Set([...others, ...garments.map(({ hex }) => hex)]);
  const wall = wallOf(ground);
  return (
    <svg
      viewBox={`${16 - aside} 0 ${268 + 2 * aside} 488`}
      width="100%"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      style={{ display: 'block' }}
    >
      <defs>
        {[...hexes].map((hex) => (
          <Gradient key={hex} id={id} hex={hex} />
        ))}
      </defs>
      <rect x="-200" width="700" height="500" fill={wall} />
      {sitter ? (
        <Dressed
          body={bodyOf(presentation)}
          sitter={sitter}
          presentation={presentation}
          garments={garments}
          paint={paint}
          hair={sitter.wears === 'cover' ? paint(sitter.cover) : hairPaint(id, sitter)}
          beard={beardPaint(id, sitter)}
          wall={wall}
        />
      ) : (
        <Hung presentation={presentation} garments={garments} paint={paint} wall={wall} />
      )}
    </svg>
  );
}

interface DressedProps extends Pick<FigureProps, 'presentation' | 'garments'> {
  readonly sitter: Sitter;
  readonly body: Body;
  readonly paint: (hex: string) => Paint;
  /** Hair, or what covers it. */
  readonly hair: Paint;
  readonly beard: Paint | undefined;
  readonly wall: string;
}

function Dressed({ body, sitter, presentation, garments, paint, hair, beard, wall }: DressedProps): ReactNode {
  const find = (test: (kind: GarmentKind) => boolean) => garments.find(({ kind }) => test(kind));
  const layer = find((kind) => !!layerCut(kind));
  const cut = layer && layerCut(layer.kind, garments);
  const top = find((kind) => !!topCut(kind, body));
  const topIs = top && topCut(top.kind, body);
  const legs = find(isLegged);
  const skirt = find((kind) => kind === 'skirt' || kind === 'dress');
  const suit = find((kind) => kind === 'jumpsuit');
  const feet = find(isFootwear);
  const [scarf, tie, belt, bag] = (['scarf', 'tie', 'belt', 'bag'] as const).map((kind) => find((k) => k === kind));
  const Wrap = layer?.kind === 'blazer' ? OpenScarf : Scarf;
  const isSlung = presentation === 'masculine';
  const skin = paint(sitter.skin);
  const shoes = (
    <Feet
      body={body}
      kind={feet?.kind ?? null}
      heeled={presentation === 'feminine'}
      shaft={legs ? -14 : -26}
      paint={paint(feet?.hex ?? sitter.skin)}
      skin={skin}
    />
  );
  const dressing = top && topIs && <Top body={body} cut={topIs} paint={paint(top.hex)} closed={!!tie} />;
  const under = topIs?.tucked || skirt?.kind === 'dress' || suit;
  const headAt = `translate(${body.head.x} ${body.head.y}) rotate(${body.head.tilt})`;
  return (
    <>
      <Ground body={body} wall={wall} />
      <g transform={headAt}>{sitter.wears !== 'bare' && <HairBack hair={sitter.wears} paint={hair} />}</g>
      {layer && cut && <LayerBack body={body} cut={cut} paint={paint(layer.hex)} />}
      {SIDES.map((side) => (
        <Bare key={side} limb={body.legs[side]} skin={skin} />
      ))}
      {shoes}
      <Neck body={body} skin={skin} />
      {/* A hand in its pocket: trousers and skirts lie over it. */}
      {SIDES.map((side) => isPocketed(body, side) && <Bare key={side} limb={body.arms[side]} skin={skin} />)}
      {under && dressing}
      {legs && <Trousers body={body} kind={legs.kind} paint={paint(legs.hex)} />}
      {suit && <Trousers body={body} kind="wide-trousers" paint={paint(suit.hex)} />}
      {skirt && <Skirt body={body} paint={paint(skirt.hex)} />}
      {!under && dressing}
      {belt && <Belt body={body} paint={paint(belt.hex)} />}
      {tie && <Tie body={body} paint={paint(tie.hex)} />}
      {layer && cut && <LayerFront body={body} cut={cut} paint={paint(layer.hex)} />}
      {bag && isSlung && <Satchel body={body} paint={paint(bag.hex)} />}
      {SIDES.map((side) => (
        <g key={side}>
          {!isPocketed(body, side) && (
            <>
              <Bare limb={body.arms[side]} skin={skin} />
              <Hand body={body} side={side} skin={skin} />
            </>
          )}
          {top && topIs && (
            <Sleeve body={body} side={side} to={topIs.sleeve} width={topIs.width} paint={paint(top.hex)} cuff />
          )}
          {layer && cut?.sleeve && (
            <Sleeve body={body} side={side} to={0.94} width={cut.sleeve} paint={paint(layer.hex)} />
          )}
        </g>
      ))}
      {bag && !isSlung && <Bag body={body} tote={presentation !== 'feminine'} paint={paint(bag.hex)} />}
      {scarf && <Wrap body={body} paint={paint(scarf.hex)} />}
      <g transform={headAt}>
        <Head
          half={body.head.half}
          jaw={presentation === 'masculine'}
          skin={skin}
          lips={sitter.lips}
          bare={isBareFaced(presentation)}
          beard={beard}
          ears={sitter.wears !== 'cover'}
        />
        {sitter.wears !== 'bare' && <HairFront hair={sitter.wears} paint={hair} />}
      </g>
    </>
  );
}

function Bare({ limb, skin }: { limb: Limb; skin: Paint }): ReactNode {
  const edges = edgesOf(limb);
  return (
    <>
      <path d={outline(edges)} fill={skin.fill} />
      <path d={rims(edges)} fill="none" stroke={skin.line} strokeWidth="0.7" />
    </>
  );
}

function Ground({ body, wall }: { body: Body; wall: string }): ReactNode {
  const [a, b] = body.legs.map(({ line }) => along(line, 1));
  const x = ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2;
  const [l, ca, cb] = hexToLab(wall);
  return (
    <>
      <path d="M-200 432H500V500H-200Z" fill={labToHex([l - 4, ca, cb])} />
      <ellipse cx={x + 14} cy="466" rx="72" ry="7" fill={labToHex([l - 16, ca, cb])} opacity="0.75" />
    </>
  );
}

function Neck({ body, skin }: { body: Body; skin: Paint }): ReactNode {
  const c = centerOf(body);
  const n = body.neck;
  const [[lx, ly], [rx, ry]] = body.shoulder;
  // Shoulders end below what is worn over them; bare arms bring their own.
  return (
    <>
      <path
        d={`M${c - n} 60V82C${c - n - 2} 91 ${lx + 10} 98 ${lx + 3} ${ly + 4}L${lx + 4} 126H${rx - 4}L${rx - 3} ${ry + 4}C${rx - 10} 98 ${c + n + 2} 91 ${c + n} 82V60Z`}
        fill={skin.hex}
        stroke={skin.line}
        strokeWidth="0.7"
      />
      <path d={`M${c - n} 68Q${c + 1} 80 ${c + n} 66V82Q${c + 2} 84 ${c - n} 72Z`} fill={skin.deep} />
      <path
        d={`M${c - n - 6} 96Q${c - 6} 99 ${c - 2} 104M${c + n + 6} 96Q${c + 6} 99 ${c + 2} 104`}
        fill="none"
        stroke={skin.line}
        strokeWidth="0.7"
        opacity="0.6"
      />
    </>
  );
}

const isPocketed = (body: Body, side: 0 | 1): boolean => side !== body.free && body.rests === 'pocket';

function Hand({ body, side, skin }: { body: Body; side: 0 | 1; skin: Paint }): ReactNode {
  const limb = body.arms[side];
  const [x, y] = along(limb.line, 1);
  const [px, py] = along(limb.line, 0.9);
  const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI - 90;
  const scale = (limb.half.at(-1) ?? 3) / 3.4;
  const hip = side !== body.free;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${hip ? angle - 14 : angle + (side === 0 ? -6 : 6)}) scale(${scale * (side === 0 ? -1 : 1)} ${scale})`}
      fill={skin.hex}
      stroke={skin.line}
      strokeWidth="0.7"
      strokeLinejoin="round"
    >
      <path
        d={
          hip
            ? 'M-3.2 -1C-4.6 5 -4 11 -1.4 15C0.6 17 2.4 15 3 10C3.8 6 3.8 3 3.2 -1Z'
            : 'M-3.2 -1C-5.6 5 -7 9 -5.6 12.6C-4.8 13.6 -4 12 -3.6 10C-3.4 16 -2.4 22 -0.4 24.4C1 25 1.6 22 2 18C3.6 12 4 5 3.2 -1Z'
        }
      />
    </g>
  );
}
