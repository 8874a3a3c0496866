import { parseSync } from 'oxc-parser';

/** Comments of a source file in order. Adjacent line comments count as one. */
export function commentsOf(file: string, text: string): readonly string[] {
  const comments: string[] = [];
  let before: { readonly type: string; readonly end: number } | undefined;
  for (const comment of parseSync(file, text).comments) {
    const said = text.slice(comment.start, comment.end);
    const isNextLine =
      before?.type === 'Line' &&
      comment.type === 'Line' &&
      /^\r?\n[ \t]*$/.test(text.slice(before.end, comment.start));
    if (isNextLine) comments.push(`${comments.pop()}\n${said}`);
    else comments.push(said);
    before = comment;
  }
  // A phrase may continue on the next line.
  return comments.map((comment) => comment.replace(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' '));
}
