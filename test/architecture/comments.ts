import ts from 'typescript';

/** Comments of a source file in order. Adjacent line comments count as one. */
export function commentsOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const add = (found: readonly ts.CommentRange[] | undefined) =>
    found?.forEach((range) => ranges.set(range.pos, range));
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    // The text of an element may look like a comment.
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      add(ts.getLeadingCommentRanges(text, node.getFullStart()));
      if (!isBeforeElementText(node)) add(ts.getTrailingCommentRanges(text, node.end));
    }
    children.forEach(visit);
  };
  visit(source);
  return joined(
    text,
    [...ranges.values()].sort((a, b) => a.pos - b.pos),
  );
}

function isBeforeElementText(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined || node.end !== parent.end) return false;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxOpeningFragment(parent)) return true;
  const isInElement =
    parent.parent !== undefined && (ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent));
  if (ts.isJsxExpression(parent) || ts.isJsxSelfClosingElement(parent)) return isInElement;
  const outer = parent.parent?.parent;
  return (
    (ts.isJsxClosingElement(parent) || ts.isJsxClosingFragment(parent)) &&
    outer !== undefined &&
    (ts.isJsxElement(outer) || ts.isJsxFragment(outer))
  );
}

function joined(text: string, ranges: readonly ts.CommentRange[]): readonly string[] {
  const comments: string[] = [];
  let before: ts.CommentRange | undefined;
  for (const range of ranges) {
    const said = text.slice(range.pos, range.end);
    const isNextLine =
      before?.kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      range.kind === before.kind &&
      /^\r?\n[ \t]*$/.test(text.slice(before.end, range.pos));
    if (isNextLine) comments.push(`${comments.pop()}\n${said}`);
    else comments.push(said);
    before = range;
  }
  // A phrase may continue on the next line.
  return comments.map((comment) => comment.replace(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' '));
}
