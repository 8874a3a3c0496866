import { createContext, use, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly align?: 'start' | 'end' | undefined;
  /**
   * On a phone `rank`, `lead` and `end` share the first line without labels; `hide` is left out; the others
   * follow with labels.
   */
  readonly phone?: 'rank' | 'lead' | 'end' | 'hide' | undefined;
  /** Only screen readers get the heading, for example above buttons. On a phone such a column is an `end`. */
  readonly hideLabel?: boolean | undefined;
  /** Leaves the column out of print, for example links. */
  readonly screenOnly?: boolean | undefined;
}

export interface DataTableProps {
  /** The table's name for screen readers; a heading usually shows it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** On a phone each row is one line: give every column a `phone`. */
  readonly oneLine?: boolean;
  readonly children: ReactNode;
}

const ColumnsContext = createContext<readonly Column[]>([]);

/**
 * A table that becomes a list of boxes on a phone. Browsers drop table roles from elements with another
 * display, so the roles are written out.
 */
export function DataTable({ caption, columns, oneLine = false, children }: DataTableProps) {
  return (
    <ColumnsContext value={columns}>
      <table role="table" className={styles.table} data-line={oneLine || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, align, phone, hideLabel, screenOnly }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-align={align}
                data-phone={phone}
                data-screen={screenOnly}
              >
                {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </ColumnsContext>
  );
}

export function DataRow({
  children,
  highlight = false,
}: {
  readonly children: ReactNode;
  readonly highlight?: boolean;
}) {
  return (
    <tr role="row" className={cx(styles.row, highlight && styles.highlight)}>
      {children}
    </tr>
  );
}

export function DataCell({
  column: key,
  header = false,
  children,
}: {
  readonly column: string;
  readonly header?: boolean;
  readonly children?: ReactNode;
}) {
  const column = use(ColumnsContext).find((each) => each.key === key);
  const shared = {
    'data-align': column?.align,
    'data-phone': column?.phone ?? (column?.hideLabel ? 'end' : undefined),
    'data-label': column?.hideLabel ? undefined : column?.label,
    'data-screen': column?.screenOnly,
  };
  return header ? (
    <th role="rowheader" scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td role="cell" {...shared}>
      {children}
    </td>
  );
}
