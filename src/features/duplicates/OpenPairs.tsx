import { UserRoundCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { duplicates } from '@/language/en/duplicates';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { Rich } from '@/language/Rich';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { pairKey } from '@/model/identity/pairKey';
import type { PublishedDuplicates, PublishedPair } from '@/model/published/publishedDuplicates';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { RelativeTime } from '@/ui/RelativeTime';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useScope } from '@/wiki/scopes/useScope';
import { putOff } from './duplicatesSlice';
import type { Difference } from '@/wiki/records/differentSelectors';
import { selectOpenPairs } from './duplicatesSelectors';
import { proposeDifferent } from './duplicatesThunks';
import { MarkedNote } from './MarkedNote';
import { Merges } from './Merges';
import { PairRow } from './PairRow';

const pageSize = 50;

export interface OpenPairsProps {
  readonly list: PublishedDuplicates;
  readonly note: Text | undefined;
}

/** Pairs to decide, and the merges below them once the pairs are known: they must not be moved. */
export function OpenPairs({ list, note }: OpenPairsProps) {
  const t = useText();
  const players = useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const pairs = useAppSelector((state) => selectOpenPairs(state, list.pairs), sameItems);
  const [marked, setMarked] = useState<Difference>();
  return (
    <Stack gap={3}>
      <FollowAllMatches />
      {note && <p role="status">{t(note)}</p>}
      <ScopeState
        scopes={[players]}
        stored="player"
        empty={pairs.length === 0}
        what={t(words.players)}
        rows={12}
        nothing={
          <>
            <EmptyState icon={<UserRoundCheck />} title={t(duplicates.allDone)}>
              {t(duplicates.allDoneBody)}
            </EmptyState>
            <Merges />
          </>
        }
      >
        <Pairs at={list.at} pairs={pairs} onMarked={setMarked} />
        <Merges />
      </ScopeState>
      <MarkedNote marked={marked} onWithdrawn={() => setMarked(undefined)} />
    </Stack>
  );
}

interface PairsProps {
  /** Epoch milliseconds at which the list was made. */
  readonly at: number;
  readonly pairs: readonly PublishedPair[];
  readonly onMarked: (marked: Difference) => void;
}

function Pairs({ at, pairs, onMarked }: PairsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [limit, setLimit] = useState(pageSize);
  const { list, leave } = useFocusOnNext(pairs);
  const markDifferent = (row: number, { a, b }: PublishedPair) => {
    const marked = dispatch(proposeDifferent(a, b));
    if (marked === undefined) return;
    leave(row);
    onMarked(marked);
  };
  const decideLater = (row: number, { a, b }: PublishedPair) => {
    if (row < pairs.length - 1) leave(row);
    dispatch(putOff(pairKey(a, b)));
  };
  return (
    <Section
      title={t(duplicates.pairs)}
      count={pairs.length}
      actions={
        <span>
          <Rich text={duplicates.from} values={{ time: <RelativeTime value={at} /> }} />
        </span>
      }
    >
      <Panel flush>
        <div ref={list}>
          <List bare label={t(duplicates.pairs)}>
            {pairs.slice(0, limit).map((pair, row) => (
              <PairRow
                key={pairKey(pair.a, pair.b)}
                pair={pair}
                onDifferent={() => markDifferent(row, pair)}
                onLater={() => decideLater(row, pair)}
              />
            ))}
          </List>
        </div>
      </Panel>
      {pairs.length > limit && (
        <Button onClick={() => setLimit(limit + pageSize)}>
          {t(records.showMore, { count: Math.min(pageSize, pairs.length - limit) })}
        </Button>
      )}
    </Section>
  );
}

/**
 * Moves the focus to the pair that replaces a removed one. Without it the focus would return to the top of
 * the page.
 */
function useFocusOnNext(pairs: readonly PublishedPair[]) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const rows = list.current?.querySelectorAll('li') ?? [];
    const next = rows[Math.min(left.current, rows.length - 1)];
    left.current = undefined;
    next?.querySelector('a')?.focus();
  }, [pairs]);
  return {
    list,
    leave: (row: number) => {
      left.current = row;
    },
  };
}
