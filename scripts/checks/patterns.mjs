// Finds regular expressions with superlinear time: one blocked the gateway for seconds. Biome has no such rule; ESLint's plugin
// for it uses the same scslre, but parses TypeScript with a compiler that is no longer ours.
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { at, isTest, visit } from './sources.mjs';

/** The pattern and flags of `new RegExp('…', '…')`; undefined where they are put together while the program runs. */
function constantPattern({ callee, arguments: [pattern, flags] }) {
  if (callee.name !== 'RegExp' || typeof pattern?.value !== 'string') return undefined;
  return { pattern: pattern.value, flags: typeof flags?.value === 'string' ? flags.value : '' };
}

/** Why matching can take more than linear time, or undefined when it cannot. */
function superLinear(pattern, flags) {
  const parsed = { pattern: new RegExpParser().parsePattern(pattern), flags: new RegExpParser().parseFlags(flags) };
  const [report] = analyse(parsed).reports;
  return report && `${report.exponential ? 'exponential' : 'polynomial'} in a run of '${report.character.pick}'`;
}

export function findSuperLinear(sources) {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => {
      const found = [];
      const take = (node, { pattern, flags }) => {
        const why = superLinear(pattern, flags);
        if (why) found.push(`${at(source, node.start)} /${pattern}/${flags} is ${why}`);
      };
      visit(source, {
        Literal: (node) => node.regex && take(node, node.regex),
        NewExpression: (node) => {
          const constant = constantPattern(node);
          if (constant) take(node, constant);
        },
      });
      return found;
    });
}
