// Page translators replace text nodes. React then fails to insert before or remove one, so text next to conditional
// elements needs a wrapper element (facebook/react#11538). Biome has no rule for it.
import { at, visit } from './sources.mjs';

const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') ||
  (type === 'JSXExpressionContainer' &&
    (expression.type === 'JSXEmptyExpression' ||
      (expression.type === 'Literal' && `${expression.value}`.trim() === '')));

const isString = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** What an expression shows, branch by branch. */
const branches = (node) =>
  node.type === 'LogicalExpression'
    ? [...(node.operator === '&&' ? [null] : branches(node.left)), ...branches(node.right)]
    : node.type === 'ConditionalExpression'
      ? [...branches(node.consequent), ...branches(node.alternate)]
      : [node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean') ? null : node];

const shown = ({ type, expression }) => (type === 'JSXExpressionContainer' ? branches(expression) : []);
const isElement = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';

const isText = (child) => child.type === 'JSXText' || shown(child).some((node) => node && isString(node));
const comesAndGoes = (child) => {
  const all = shown(child);
  return all.length > 1 && (all.includes(null) || all.some(isElement));
};

export function findLooseText(sources) {
  return sources
    .filter(({ path }) => /^apps\/web\/src\/.*(?<!\.test)\.tsx$/.test(path))
    .flatMap((source) => {
      const found = [];
      const look = ({ start, children }) => {
        const whole = children.filter((child) => !isBlank(child));
        if (whole.length > 1 && whole.some(isText) && whole.some(comesAndGoes))
          found.push(`${at(source, start)} has text beside what comes and goes: give it an element`);
      };
      visit(source, { JSXElement: look, JSXFragment: look });
      return found;
    });
}
