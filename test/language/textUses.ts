import ts from 'typescript';

/** Which texts of `src/language/en` a file names, as `file.name`, and what it does with texts that cannot be followed. */
export interface TextUses {
  readonly used: readonly string[];
  /** As `line: code`: a file of texts that is passed on, or one of its texts chosen by a computed name. */
  readonly untold: readonly string[];
}

const folder = /(?:@\/language|\.)\/en\/(\w+)$/;

/** Files of texts that are tables: their names are paths and codes of the schema, by which they are taken. */
const tables = ['fields', 'choices'];

/** Follows each file of texts from its import to the texts that are taken from it. */
export function textUses(file: string, source: string): TextUses {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const files = new Map<string, string>();
  const used: string[] = [];
  const untold: string[] = [];
  const follow = (name: ts.Identifier) => {
    const from = files.get(name.text);
    const { parent } = name;
    if (from === undefined || isName(name)) return;
    if (ts.isPropertyAccessExpression(parent)) used.push(`${from}.${parent.name.text}`);
    else if (!tables.includes(from))
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
  // A text that is shown before a language is loaded is named by its id.
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
