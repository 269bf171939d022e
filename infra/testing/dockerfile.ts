// Parses the parts of a Dockerfile that tests and drills need.

export interface Instruction {
  readonly name: string;
  readonly args: string;
}

export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: Instruction[];
}

/** Instructions in order, with continuation lines joined and comments dropped. */
function readInstructions(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const joined = lines.join('\n').replace(/\\\n\s*/g, ' ');
  return joined.split('\n').flatMap((line) => {
    const [, name, args] = /^([A-Z]+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    return name && args ? [{ name, args }] : [];
  });
}

/** The build arguments before the first stage, by name, and the stages. */
export function readDockerfile(text: string): { args: Record<string, string>; stages: Stage[] } {
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const instruction of readInstructions(text)) {
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') {
      const [from = '', , name = ''] = instruction.args.split(/\s+/);
      stages.push({ name, from: from.replace(/\$\{(\w+)\}/g, (_, arg: string) => args[arg] ?? ''), instructions: [] });
    } else if (stage) {
      stage.instructions.push(instruction);
    } else if (instruction.name === 'ARG') {
      const [name = '', value = ''] = instruction.args.split('=');
      args[name] = value;
    }
  }
  return { args, stages };
}
