import { useCallback, type ReactNode } from 'react';
import { List } from '@/ui/List';
import { VirtualRows } from '@/ui/VirtualRows';
import look from '@/ui/words.module.css';
import styles from './BlockList.module.css';
import type { ListBlock } from './lists/listBlocks';

const height = { heading: 44, gap: 24 };

export interface BlockListProps<Id extends string, Block extends ListBlock<Id>> {
  readonly blocks: readonly Block[];
  readonly heading: (block: Block) => ReactNode;
  readonly aside: (block: Block) => ReactNode;
  readonly label?: (block: Block) => string;
  /** Estimated pixels of a row; better too many. */
  readonly rowHeight: number;
  readonly row: (id: Id) => ReactNode;
}

export function BlockList<Id extends string, Block extends ListBlock<Id>>({
  blocks,
  rowHeight,
  heading,
  aside,
  label,
  row,
}: BlockListProps<Id, Block>) {
  // Stable for the same blocks: a new function would make the virtual list measure all rows again.
  const keyOf = useCallback(
    (at: number) => {
      const block = blocks[at];
      return block ? `${block.under} ${block.from}` : '';
    },
    [blocks],
  );
  const estimate = useCallback(
    (at: number) => {
      const block = blocks[at];
      if (!block) return 0;
      const begins = block.from === 0 && block.under !== undefined;
      const ends = block.from + block.ids.length === block.of;
      return (begins ? height.heading : 0) + block.ids.length * rowHeight + (ends ? height.gap : 0);
    },
    [blocks, rowHeight],
  );
  return (
    <VirtualRows
      count={blocks.length}
      keyOf={keyOf}
      estimate={estimate}
      render={(at) => {
        const block = blocks[at];
        if (!block) return undefined;
        const { under, ids, from, of } = block;
        return (
          <section
            className={styles.block}
            data-begins={from === 0 || undefined}
            data-ends={from + ids.length === of || undefined}
          >
            {from === 0 && under !== undefined && (
              <h2 className={styles.title}>
                {heading(block)} <span className={look.aside}>{aside(block)}</span>
              </h2>
            )}
            <List label={label?.(block)}>{ids.map(row)}</List>
          </section>
        );
      }}
    />
  );
}
