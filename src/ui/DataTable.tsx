import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './DataTable.module.css';
import { Panel } from './Panel';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * On a phone `rank`, `lead` and `end` share the first line without labels; `hide` is left out; the others
 * follow with labels. Everywhere, the `lead` is the heading of its row. Only screen readers get a hidden label,
 * for example above buttons.
 */
type Place =
  | { readonly phone?: 'rank' | 'lead' | 'end' | 'hide'; readonly hideLabel?: never }
  | { readonly phone: 'end'; readonly hideLabel: true };

export type Column<Row> = Place & {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
};

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isHighlighted?: ((row: Row) => boolean) | undefined;
  /** On a phone each row is one line: give every column a `phone`. */
  readonly oneLine?: boolean;
  readonly bare?: boolean;
}

/**
 * A table that becomes a list of boxes on a phone. Browsers drop table roles from elements with another
 * display, so the roles are written out.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isHighlighted, oneLine = false, bare = false } = props;
  const table = (
    <table role="table" className={styles.table} data-line={oneLine || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, align, phone, hideLabel }, at) => (
            <th key={at} role="columnheader" scope="col" data-align={align} data-phone={phone}>
              {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <DataRow key={keyOf(row)} columns={columns} row={row} highlight={isHighlighted?.(row)} />
        ))}
      </tbody>
    </table>
  );
  return bare ? table : <Panel flush>{table}</Panel>;
}

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly row: Row;
  readonly highlight: boolean | undefined;
}

function DataRow<Row>({ columns, row, highlight }: DataRowProps<Row>) {
  return (
    <tr role="row" className={cx(styles.row, highlight && styles.highlight)}>
      {columns.map(({ label, cell, align, phone, hideLabel }, at) => {
        const shared = {
          'data-align': align,
          'data-phone': phone,
          'data-label': hideLabel ? undefined : label,
        };
        return phone === 'lead' ? (
          <th key={at} role="rowheader" scope="row" {...shared}>
            {cell(row)}
          </th>
        ) : (
          <td key={at} role="cell" {...shared}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
