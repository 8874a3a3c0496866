/** The rules with one condition taken out. */
export interface Mutant {
  /** Where and what, unique and stable while the condition stays as it is. */
  readonly name: string;
  readonly line: number;
  readonly source: string;
  /** Whether the mutant lets more through than the rules do, or less. */
  readonly effect: 'wider' | 'narrower';
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Edit extends Range {
  readonly text: string;
  readonly owner: string;
  readonly effect: Mutant['effect'];
}

/**
 * Every mutant that takes out one condition:
 *
 *   IN                          BECOMES
 *   an operand of `&&`          true
 *   an operand of `||`          false
 *   the condition of an allow   true
 *   one method of an allow      not allowed
 */
export function mutantsOf(source: string): readonly Mutant[] {
  const bare = blankOut(source);
  const seen = new Map<string, number>();
  return [...allowEdits(bare), ...returnEdits(bare)].map(({ from, to, text, owner, effect }) => {
    const removed = source.slice(from, to).replace(/\s+/g, ' ');
    const title = `${owner}: ${removed} becomes ${text || 'nothing'}`;
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return {
      name: count === 1 ? title : `${title} (${count})`,
      line: source.slice(0, from).split('\n').length,
      source: source.slice(0, from) + text + source.slice(to),
      effect,
    };
  });
}

/** The source with comments and texts made harmless, every other character at its place. */
function blankOut(source: string): string {
  return source.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (match) =>
    (match.startsWith('/') ? ' ' : '_').repeat(match.length),
  );
}

function* allowEdits(bare: string): Iterable<Edit> {
  for (const match of bare.matchAll(/allow ([a-z, ]+?)(?:: if ([^;]+))?;/g)) {
    const [whole, methods = '', condition] = match;
    const start = match.index;
    const owner = `${ownerAt(bare, start, /match (\/[a-zA-Z]+)\/\{\w+\} \{/g)} allow ${methods}`;
    const names = methods.split(', ');
    for (const method of names) {
      const others = names.filter((name) => name !== method).join(', ');
      const range = { from: start, to: start + whole.length };
      const rest = condition === undefined ? ';' : whole.slice(`allow ${methods}`.length);
      yield others === ''
        ? // A place without any rule would not compile.
          { ...range, text: `allow ${method}: if false;`, owner: `${owner} ${method}`, effect: 'narrower' }
        : {
            from: start,
            to: start + whole.length - rest.length,
            text: `allow ${others}`,
            owner: `${owner} without ${method}`,
            effect: 'narrower',
          };
    }
    if (condition === undefined) continue;
    const to = start + whole.length - 1;
    const range = { from: to - condition.length, to };
    yield { ...range, text: 'true', owner, effect: 'wider' };
    yield* operandEdits(bare, range, owner);
  }
}

function* returnEdits(bare: string): Iterable<Edit> {
  for (const match of bare.matchAll(/return ([^;]+);/g)) {
    const from = match.index + 'return '.length;
    const owner = ownerAt(bare, match.index, /function (\w+)\(/g);
    yield* operandEdits(bare, { from, to: match.index + match[0].length - 1 }, owner);
  }
}

function* operandEdits(bare: string, range: Range, owner: string): Iterable<Edit> {
  const inner = unwrap(bare, range);
  const either = split(bare, inner, '||');
  const operands = either.length > 1 ? either : split(bare, inner, '&&');
  if (operands.length === 1) return;
  for (const operand of operands) {
    yield either.length > 1
      ? { ...operand, text: 'false', owner, effect: 'narrower' }
      : { ...operand, text: 'true', owner, effect: 'wider' };
    yield* operandEdits(bare, operand, owner);
  }
}

/** The range without outer blanks and without parentheses around all of it. */
function unwrap(bare: string, range: Range): Range {
  let { from, to } = trimmed(bare, range);
  while (bare[from] === '(' && closingOf(bare, from) === to - 1)
    ({ from, to } = trimmed(bare, { from: from + 1, to: to - 1 }));
  return { from, to };
}

function trimmed(bare: string, { from, to }: Range): Range {
  const text = bare.slice(from, to);
  return {
    from: from + text.length - text.trimStart().length,
    to: to - (text.length - text.trimEnd().length),
  };
}

function closingOf(bare: string, open: number): number {
  let depth = 0;
  for (let at = open; at < bare.length; at += 1) {
    if ('([{'.includes(bare[at] ?? '')) depth += 1;
    if (')]}'.includes(bare[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Expected a closing parenthesis after offset ${open}`);
}

/** The parts of the range between the operators that stand in no parentheses. */
function split(bare: string, { from, to }: Range, operator: '&&' | '||'): readonly Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    if ('([{'.includes(bare[at] ?? '')) at = closingOf(bare, at);
    else if (bare.startsWith(operator, at)) {
      parts.push(trimmed(bare, { from: start, to: at }));
      start = at + operator.length;
      at += operator.length - 1;
    }
  }
  return [...parts, trimmed(bare, { from: start, to })];
}

/** The name in the last heading before the offset. */
function ownerAt(bare: string, offset: number, heading: RegExp): string {
  return [...bare.slice(0, offset).matchAll(heading)].at(-1)?.[1] ?? '';
}
