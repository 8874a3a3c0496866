export interface Mutant {
  /** Place and condition: unique, and stable while the condition stays the same. */
  readonly name: string;
  readonly line: number;
  readonly source: string;
  /** Whether the mutant lets more through than the rules do, or less. */
  readonly effect: 'wider' | 'narrower';
  readonly switched: Switched;
}

interface Switched extends Range {
  readonly text: (isOn: string) => string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Edit extends Range, Pick<Mutant, 'effect' | 'switched'> {
  readonly text: string;
  readonly owner: string;
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
  return [...allowEdits(source, bare), ...returnEdits(source, bare)].map((edit) => {
    const { from, to, text, owner, effect, switched } = edit;
    const removed = source.slice(from, to).replace(/\s+/g, ' ');
    const title = `${owner}: ${removed} becomes ${text || 'nothing'}`;
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return {
      name: count === 1 ? title : `${title} (${count})`,
      line: source.slice(0, from).split('\n').length,
      source: source.slice(0, from) + text + source.slice(to),
      effect,
      switched,
    };
  });
}

/** Mutants of one source whose places do not overlap. A request activates the one whose number its token names. */
export interface Batch {
  readonly mutants: readonly Mutant[];
  readonly source: string;
}

const documents = /match \/databases\/\{\w+\}\/documents \{/;

/** The mutants in as few batches of at most `most` as their places allow, since each batch is compiled once. */
export function batchesOf(source: string, mutants: readonly Mutant[], most: number): readonly Batch[] {
  const batches: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = batches.find(
      (batch) => batch.length < most && batch.every((other) => liesApart(other.switched, mutant.switched)),
    );
    if (free) free.push(mutant);
    else batches.push([mutant]);
  }
  return batches.map((batch) => ({ mutants: batch, source: switchedSource(source, batch) }));
}

const liesApart = (one: Range, other: Range) => one.to <= other.from || other.to <= one.from;

function switchedSource(source: string, batch: readonly Mutant[]): string {
  let all = source;
  const fromTheEnd = [...batch.entries()].sort(([, a], [, b]) => b.switched.from - a.switched.from);
  for (const [number, { switched }] of fromTheEnd) {
    const { from, to, text } = switched;
    all = all.slice(0, from) + text(`mutated(${number})`) + all.slice(to);
  }
  return all.replace(
    documents,
    `$&
    function mutated(number) {
      return request.auth != null && request.auth.token.get('mutant', -1) == number;
    }`,
  );
}

/** The source with comments and texts blanked, every other character at its place. */
function blankOut(source: string): string {
  return source.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (match) =>
    (match.startsWith('/') ? ' ' : '_').repeat(match.length),
  );
}

function* allowEdits(source: string, bare: string): Iterable<Edit> {
  for (const match of bare.matchAll(/allow ([a-z, ]+?)(?:: if ([^;]+))?;/g)) {
    const [whole, methods = '', condition] = match;
    const start = match.index;
    const owner = `${ownerAt(bare, start, /match (\/[a-zA-Z]+)\/\{\w+\} \{/g)} allow ${methods}`;
    const names = methods.split(', ');
    for (const method of names) {
      const others = names.filter((name) => name !== method).join(', ');
      const range = { from: start, to: start + whole.length };
      const rest = condition === undefined ? ';' : whole.slice(`allow ${methods}`.length);
      const asBefore = source.slice(start + whole.length - rest.length, start + whole.length);
      const isSo =
        condition === undefined ? '' : ` && (${source.slice(range.to - 1 - condition.length, range.to - 1)})`;
      const switched: Switched = {
        ...range,
        text: (isOn) => `${others && `allow ${others}${asBefore} `}allow ${method}: if !${isOn}${isSo};`,
      };
      yield others === ''
        ? // A place without any rule would not compile.
          {
            ...range,
            text: `allow ${method}: if false;`,
            owner: `${owner} ${method}`,
            effect: 'narrower',
            switched,
          }
        : {
            from: start,
            to: start + whole.length - rest.length,
            text: `allow ${others}`,
            owner: `${owner} without ${method}`,
            effect: 'narrower',
            switched,
          };
    }
    if (condition === undefined) continue;
    const to = start + whole.length - 1;
    const range = { from: to - condition.length, to };
    yield { ...range, owner, ...madeTrue(source, range) };
    yield* operandEdits(source, bare, range, owner);
  }
}

function* returnEdits(source: string, bare: string): Iterable<Edit> {
  for (const match of bare.matchAll(/return ([^;]+);/g)) {
    const from = match.index + 'return '.length;
    const owner = ownerAt(bare, match.index, /function (\w+)\(/g);
    yield* operandEdits(source, bare, { from, to: match.index + match[0].length - 1 }, owner);
  }
}

function* operandEdits(source: string, bare: string, range: Range, owner: string): Iterable<Edit> {
  const inner = unwrap(bare, range);
  const either = split(bare, inner, '||');
  const operands = either.length > 1 ? either : split(bare, inner, '&&');
  if (operands.length === 1) return;
  for (const operand of operands) {
    const made = either.length > 1 ? madeFalse : madeTrue;
    yield { ...operand, owner, ...made(source, operand) };
    yield* operandEdits(source, bare, operand, owner);
  }
}

const madeTrue = (source: string, { from, to }: Range): Pick<Edit, 'text' | 'effect' | 'switched'> => ({
  text: 'true',
  effect: 'wider',
  switched: { from, to, text: (isOn) => `((${source.slice(from, to)}) || ${isOn})` },
});

const madeFalse = (source: string, { from, to }: Range): Pick<Edit, 'text' | 'effect' | 'switched'> => ({
  text: 'false',
  effect: 'narrower',
  switched: { from, to, text: (isOn) => `((${source.slice(from, to)}) && !${isOn})` },
});

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

function ownerAt(bare: string, offset: number, heading: RegExp): string {
  return [...bare.slice(0, offset).matchAll(heading)].at(-1)?.[1] ?? '';
}
