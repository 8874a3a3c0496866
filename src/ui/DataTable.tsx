import { createContext, use, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './DataTable.module.css';

export interface Column {
  readonly key: string;
  readonly label: string;
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
  /** On a phone: `rank`, `lead` and `end` share the first line, unlabelled; `hide` is left out; the others follow, labelled. */
  readonly phone?: 'rank' | 'lead' | 'end' | 'hide' | undefined;
  /** The heading is for screen readers alone, as over buttons; on a phone such a column is an `end`. */
  readonly hideLabel?: boolean | undefined;
  /** Nothing of it is printed, as of links that only lead elsewhere. */
  readonly screenOnly?: boolean | undefined;
}

export interface DataTableProps {
  /** Names the table; shown only to screen readers, as a heading usually stands above. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** `DataRow`s, whose cells name their column. */
  readonly children: ReactNode;
}

const ColumnsContext = createContext<readonly Column[]>([]);

/**
 * A table that becomes a list of boxes on a phone and stays a table to screen readers: the roles are spelled out because
 * browsers drop them from elements that are displayed otherwise.
 */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <ColumnsContext value={columns}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
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
                <span className={cx(hideLabel && styles.hidden)}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </ColumnsContext>
  );
}

/** One row; `highlight` marks it, as the player this page is about. */
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

/** One cell; takes label and alignment from its column. `header` makes it the row's name. */
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
