import { lacksGlobal, lacksMember, lacksMethod } from './eslint.lacking.js';

/** Positions that ask whether something is there. */
function isCheck(node) {
  const { parent } = node;
  if (parent.type === 'ChainExpression') return isCheck(parent);
  switch (parent.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    case 'LogicalExpression':
      return parent.left === node;
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'CallExpression':
    case 'MemberExpression':
      return parent.optional;
    default:
      return false;
  }
}

const isCalled = (node) => node.parent.type === 'CallExpression' && node.parent.callee === node;
const none = new Set();

/** A method of an importer, and what `src/lib/arrayCopies.ts` adds. */
const ours = new Set(['readText', 'toReversed', 'toSorted', 'toSpliced', 'with']);

const lacking = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lacking: 'A supported browser (browserslist in package.json) lacks {{name}}; check for it first.',
    },
  },
  create(context) {
    const checked = new Set();
    const declared = new Set();
    const uses = [];
    const meets = (node, name, others = none) => {
      if (isCheck(node)) checked.add(name);
      else if (!ours.has(name)) uses.push({ node, name, others });
    };
    return {
      BinaryExpression: ({ operator, left }) => {
        if (operator === 'in' && left.type === 'Literal') checked.add(left.value);
      },
      MemberExpression: (node) => {
        const { object, property, computed, parent } = node;
        if (computed) return;
        const { name } = property;
        if (parent.type === 'AssignmentExpression' && parent.left === node) declared.add(name);
        else if (lacksMember(object.name, name)) meets(node, name);
        // Reading what an unknown object lacks gives `undefined`; calling it stops the code.
        else if (lacksMethod(name) && (isCheck(node) || isCalled(node))) meets(node, name, declared);
      },
      'MethodDefinition, Property': ({ key }) => declared.add(key.name),
      'Program:exit': () => {
        const [scope] = context.sourceCode.scopeManager.scopes;
        const free = [
          ...scope.through,
          ...[...scope.set.values()].flatMap((each) => (each.defs.length > 0 ? [] : each.references)),
        ];
        for (const { identifier } of free)
          // Of types nothing is left in the browser.
          if (!identifier.parent.type.startsWith('TS') && lacksGlobal(identifier.name))
            meets(identifier, identifier.name);
        for (const { node, name, others } of uses)
          if (!checked.has(name) && !others.has(name))
            context.report({ node, messageId: 'lacking', data: { name } });
      },
    };
  },
};

/**
 * Refuses what a supported browser lacks, unless the file checks for it. The compiler refuses methods of the language (`lib` in
 * `tsconfig.json`).
 */
export default { meta: { name: 'browsers' }, rules: { lacking } };
