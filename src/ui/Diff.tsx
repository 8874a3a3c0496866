import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './Diff.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface DiffRow {
  readonly label: string;
  readonly base?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export interface DiffProps {
  readonly caption: string;
  readonly rows: readonly DiffRow[];
  /** Default "Is" and "Would be", or "Was" and "Became" after a decision. */
  readonly headings?: readonly [string, string] | undefined;
  readonly baseHeading?: string | undefined;
}

/**
 * Current and proposed values, field by field, distinguished by words and strokes as well as colour. On a
 * phone the field's name is above its values; written-out roles keep it a table.
 */
export function Diff({ caption, rows, headings, baseHeading }: DiffProps) {
  const t = useText();
  const [before, after] = headings ?? [t(ui.is), t(ui.wouldBe)];
  return (
    <table role="table" className={styles.diff} data-columns={baseHeading === undefined ? 2 : 3}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {baseHeading !== undefined && (
            <th role="columnheader" scope="col">
              {baseHeading}
            </th>
          )}
          <th role="columnheader" scope="col">
            {before}
          </th>
          <th role="columnheader" scope="col">
            {after}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.label}>
            <th role="rowheader" scope="row">
              {row.label}
            </th>
            {baseHeading !== undefined && <td role="cell">{row.base ?? <Nothing />}</td>}
            <td role="cell">{row.before === undefined ? <Nothing /> : <del>{row.before}</del>}</td>
            <td role="cell">{row.after === undefined ? <Nothing /> : <ins>{row.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Nothing = () => <span className={styles.nothing}>{useText()(ui.nothing)}</span>;
