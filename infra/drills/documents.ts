import { readText } from '../testing/files.ts';

const sectionOf = (text: string, heading: string) =>
  text.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#+ /m)[0] ?? '';

/** Puts a code block's commands between back quotes, without their comments. */
const asSpans = (block: string) =>
  block.split('\n').flatMap((line) => {
    const command = line.split(' #')[0]?.trim();
    return command ? `\`${command}\`` : [];
  });

/** The commands in a document, or in one of its sections, in order: from code blocks and from code within sentences. */
export function commandsIn(path: string, heading?: string): string[] {
  const text = readText(path);
  const part = (heading ? sectionOf(text, heading) : text).replaceAll(/^```sh\n([^`]*)^```/gm, (_, block: string) =>
    asSpans(block).join('\n'),
  );
  return [...part.matchAll(/`((?:docker|infra\/|echo )[^`]*)`/g)].map(([, command = '']) =>
    command.replace(/\s+/g, ' '),
  );
}

/** A row of rotating-secrets.md: variables, and commands with `NEW` and `OLD`. */
export interface Rotation {
  readonly secrets: readonly string[];
  readonly commands: readonly string[];
}

export function readRotations(): Rotation[] {
  const rows = readText('infra/runbooks/rotating-secrets.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, names = '', commands = ''] = row.split(/(?<!\\)\|/);
    const spans = (cell: string) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll('\\|', '|'));
    return { secrets: spans(names), commands: spans(commands) };
  });
}
