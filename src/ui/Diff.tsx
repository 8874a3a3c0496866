import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './Diff.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface DiffRow {
  readonly label: string;
  /** The value before, for a table with `baseHeading`; `undefined` when there was nothing. */
  readonly base?: ReactNode;
  /** The value now; `undefined` when there is none. */
  readonly before?: ReactNode;
  /** The value as it would be; `undefined` when it would be cleared. */
  readonly after?: ReactNode;
}

export interface DiffProps {
  /** Names the table for screen readers: "Proposed change of …". */
  readonly caption: string;
  readonly rows: readonly DiffRow[];
  /** Default "Is" and "Would be"; "Was" and "Became" once it is decided. */
  readonly headings?: readonly [string, string];
  /** With it a third column stands first, for what was when that is not what is: "When proposed". */
  readonly baseHeading?: string | undefined;
}

/**
 * The values now and as they would be, field by field; told by words and strokes, not by colour alone. On a phone the
 * field's name stands above its two values; the roles are spelled out so that it stays a table.
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
