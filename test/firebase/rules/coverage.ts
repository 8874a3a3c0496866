import type { CoverageNode } from './emulator';

export interface Condition {
  readonly text: string;
  readonly line: number;
  readonly wasTrue: boolean;
  readonly wasFalse: boolean;
}

interface Seen extends Condition {
  readonly isValue: boolean;
}

/**
 * Collects the values of conditions from reports about the same rules.
 *
 * Leaves out expressions that also had other types: a part of a document, such as `value.name`, is any data an author
 * sends, and having been `true` once makes it no condition. Keeps an expression that only failed, as neither true nor
 * false.
 */
export function createCoverage(source: string): {
  readonly add: (report: readonly CoverageNode[]) => void;
  readonly conditions: () => readonly Condition[];
  readonly missing: () => readonly Condition[];
} {
  const found = new Map<string, Seen>();
  const visit = (node: CoverageNode) => {
    const { currentOffset: from = 0, endOffset: to = 0, line = 0 } = node.sourcePosition ?? {};
    const values = (node.values ?? []).map(({ value }) => value ?? {});
    const known = found.get(`${from}-${to}`);
    const had = (value: boolean) => values.some((one) => one['boolValue'] === value);
    found.set(`${from}-${to}`, {
      text: source.slice(from, to + 1),
      line,
      wasTrue: (known?.wasTrue ?? false) || had(true),
      wasFalse: (known?.wasFalse ?? false) || had(false),
      isValue:
        (known?.isValue ?? false) || values.some((one) => !('boolValue' in one) && !('undefined' in one)),
    });
    node.children?.forEach(visit);
  };
  const conditions = () => [...found.values()].filter(({ isValue }) => !isValue);
  return {
    add: (report) => report.forEach(visit),
    conditions,
    missing: () => conditions().filter(({ wasTrue, wasFalse }) => !wasTrue || !wasFalse),
  };
}
