import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Attributes that people read or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
]);

/** The app's own name is the same in every language. */
const names = new Set(['Kast']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Signs, numbers and single letters say nothing in any language. */
const saysSomething = (text: string): boolean => /\p{L}{2,}/u.test(text) && !names.has(text.trim());

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value): Node[] =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** The nodes whose value an expression may take: what is compared, called or looked up is not among them. */
function* outcomes(node: Node): Generator<Node> {
  switch (node.type) {
    case 'ConditionalExpression':
      yield* outcomes(node['consequent'] as Node);
      yield* outcomes(node['alternate'] as Node);
      return;
    case 'LogicalExpression':
      yield* outcomes(node['left'] as Node);
      yield* outcomes(node['right'] as Node);
      return;
    case 'BinaryExpression':
      if (node['operator'] !== '+') return;
      yield* outcomes(node['left'] as Node);
      yield* outcomes(node['right'] as Node);
      return;
    default:
      yield node;
  }
}

const textOf = (node: Node): string => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : '';
  if (node.type !== 'TemplateLiteral') return '';
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('·');
};

/**
 * The texts in a view that reach a reader without having been looked up: between tags, in expressions between tags,
 * and in attributes that are read out. As `line: text`.
 */
export function bareStrings(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const tell = (node: Node, text: string) => {
    if (saysSomething(text)) found.push(`${code.slice(0, node.start).split('\n').length}: ${text.trim()}`);
  };
  const tellOutcomes = (expression: Node) => {
    for (const outcome of outcomes(expression)) tell(outcome, textOf(outcome));
  };
  const look = (node: Node): void => {
    if (node.type === 'JSXText') tell(node, String(node['value']));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[]) {
        if (child.type === 'JSXExpressionContainer') tellOutcomes(child['expression'] as Node);
      }
    }
    if (node.type === 'JSXAttribute') {
      const value = node['value'] as Node | null;
      if (value && spoken.has(String((node['name'] as Node)['name']))) {
        tellOutcomes(value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value);
      }
    }
    childrenOf(node).forEach(look);
  };
  look(program as unknown as Node);
  return found;
}
