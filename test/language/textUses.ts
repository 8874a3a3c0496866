import ts from 'typescript';

/** The texts of `src/language/en` that a file names, as `file.name`, and its uses of texts that cannot be traced. */
export interface TextUses {
  readonly used: readonly string[];
  readonly untold: readonly string[];
}

const folder = /(?:@\/language|\.)\/en\/(\w+)$/;

/** Traces each file of texts from its import to its texts; those in `whole` may be passed on. */
export function textUses(file: string, source: string, whole: readonly string[] = []): TextUses {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const files = new Map<string, string>();
  const used: string[] = [];
  const untold: string[] = [];
  const follow = (name: ts.Identifier) => {
    const from = files.get(name.text);
    const { parent } = name;
    if (from === undefined || isName(name)) return;
    if (ts.isPropertyAccessExpression(parent)) used.push(`${from}.${parent.name.text}`);
    else if (!whole.includes(from))
      untold.push(`${root.getLineAndCharacterOfPosition(name.getStart(root)).line + 1}: ${parent.getText()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const from = ts.isStringLiteral(node.moduleSpecifier) && folder.exec(node.moduleSpecifier.text)?.[1];
      const names = node.importClause?.namedBindings;
      if (from && names && ts.isNamedImports(names))
        for (const { name } of names.elements) files.set(name.text, from);
      return;
    }
    if (ts.isIdentifier(node)) follow(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  // A text shown before a language has loaded is named by its id.
  for (const [, id] of source.matchAll(/\bid: '(\w+\.\w+)', en:/g)) if (id !== undefined) used.push(id);
  return { used, untold };
}

/** The name of a property or attribute, which only looks like the import. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isPropertySignature(parent) || ts.isBindingElement(parent) || ts.isParameter(parent))
    return parent.name === node || (ts.isBindingElement(parent) && parent.propertyName === node);
  return ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isIndexedAccessTypeNode(parent);
}
