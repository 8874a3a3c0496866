export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string };
  readonly textPayload?: string;
  readonly jsonPayload?: Readonly<Record<string, unknown>>;
}

/** The entry of a JSON line: unknown fields become its payload, and a lone message becomes a text. */
export function entryOf(line: string): LogEntry {
  const { severity, ...payload } = JSON.parse(line) as {
    readonly severity: string;
    readonly message: string;
  };
  const only = Object.keys(payload).length === 1;
  return {
    severity,
    resource: { type: 'cloud_run_revision' },
    ...(only ? { textPayload: payload.message } : { jsonPayload: payload }),
  };
}

const severities = ['DEFAULT', 'DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

/**
 * Whether a filter of the logging query language matches an entry. Supports comparisons joined by AND, which is all
 * that we use.
 */
export function isTaken(filter: string, entry: LogEntry): boolean {
  return filter.split(' AND ').every((term) => {
    const [, path = '', operator = '', quoted, bare] =
      /^([\w.]+)(>=|=|>|:)(?:"([^"]*)"|([\w.]+))$/.exec(term) ?? [];
    if (path === '') throw new Error(`Expected a comparison, found ${term}`);
    const wanted = quoted ?? bare ?? '';
    const found = path.split('.').reduce<unknown>((value, key) => (value as never)?.[key], entry);
    if (path === 'severity') return severities.indexOf(String(found)) >= severities.indexOf(wanted);
    if (typeof found !== 'string' && typeof found !== 'number') return false;
    const said = String(found);
    switch (operator) {
      case '=':
        return said === wanted;
      case ':':
        return said.toLowerCase().includes(wanted.toLowerCase());
      case '>':
        return Number(found) > Number(wanted);
      default:
        return Number(found) >= Number(wanted);
    }
  });
}

/** The value that an extractor takes from an entry. */
export const extracted = (extractor: string, entry: LogEntry): unknown =>
  extractor
    .replace(/^EXTRACT\((.*)\)$/, '$1')
    .split('.')
    .reduce<unknown>((value, key) => (value as never)?.[key], entry);
