import ts from 'typescript';

export interface InlineText {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Attributes whose value people read or a screen reader says; `ui` components use the same names. */
const readAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|.+Label|description|hint|help|text|caption|name|summary|message|what|fallback|badgeLabel)$/;

/** The functions that load code on demand; one of their arguments is the name of what they load. */
const lazyCode = /^(lazy(Part|Dialog|Panel)|laterPart)$/;

/** Looks like words for people: a capital followed by small letters, or two words with a blank between. */
const looksLikeWords = (text: string) =>
  /^\s*\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2,}[,.:]? +\p{L}{2,}/u.test(text);
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text);

/** All inline texts of one file: what JSX shows, attributes people read, and any other string that looks like words. */
export function inlineTexts(file: string, source: string): readonly InlineText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, kind);
  const found: InlineText[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = root.getLineAndCharacterOfPosition(node.getStart(root));
    found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') });
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && hasLetters(node.text)) report(node, node.text);
    if (isString(node) && !isKeyOrCode(node)) {
      const text = textOf(node);
      if (looksLikeWords(text) || (isShown(node) && hasLetters(text))) report(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Whether only the code reads the text: imports, names of lazy parts, comparisons, and attributes such as `rel`. */
function isKeyOrCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isCallExpression(parent) && lazyCode.test(parent.expression.getText())) return true;
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  if (ts.isJsxAttribute(parent)) return !readAttributes.test(parent.name.getText());
  return false;
}

type StringNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isString = (node: ts.Node): node is StringNode =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const textOf = (node: StringNode): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
    : node.text;

/** Whether it is inside an error or a line on the console, which readers of the page do not see. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /(Error|Problem)$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return /^(console\.\w+|assert\w*)$/.test(node.expression.getText());
  return false;
}

function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return readAttributes.test(parent.name.getText());
  if (ts.isJsxExpression(parent))
    return ts.isJsxAttribute(parent.parent) ? readAttributes.test(parent.parent.name.getText()) : true;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isBinaryExpression(parent)) {
    const chooses = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ];
    return chooses.includes(parent.operatorToken.kind) && isShown(parent);
  }
  return ts.isParenthesizedExpression(parent) && isShown(parent);
}
