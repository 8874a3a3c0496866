import { ArrowDown, Swords } from 'lucide-react';
import { useRef } from 'react';
import { sportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Stack } from '@/ui/Stack';
import { countOf } from '@/features/wiki/display/countOf';
import { EventLink } from '@/features/wiki/display/EventLink';
import { MatchRow } from '@/features/wiki/display/MatchRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { sameEventMatches, selectMatchesByEvent } from '@/features/wiki/display/sportSelectors';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import styles from './SportMatches.module.css';

/** A sport's matches by event, oldest first, with a way to jump to the newest. */
export function SportMatches({ sport }: { readonly sport: string }) {
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfSport', sport: sportId(sport) }),
  );
  const groups = useAppSelector((state) => selectMatchesByEvent(state, sport), sameEventMatches);
  const newest = useRef<HTMLHeadingElement>(null);
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <ScopeState
      scopes={[scope]}
      empty={groups.length === 0}
      what="matches"
      rows={14}
      nothing={<EmptyState icon={<Swords />} title="No matches yet" />}
    >
      <div className={styles.panel}>
        <Stack gap={5}>
          <Stack row spread gap={2}>
            <span className={styles.count}>{countOf(count, 'match', 'matches')}, oldest event first</span>
            <Button
              size="sm"
              icon={<ArrowDown aria-hidden />}
              onClick={() => {
                newest.current?.scrollIntoView();
                newest.current?.focus({ preventScroll: true });
              }}
            >
              Jump to newest
            </Button>
          </Stack>
          {groups.map(({ event, date, ids }, at) => (
            <section key={event}>
              <h2 className={styles.title} tabIndex={-1} ref={at === groups.length - 1 ? newest : undefined}>
                <EventLink id={event} sport={sport} />{' '}
                <span className={styles.count}>
                  <DateText value={date} />
                </span>
              </h2>
              <Card flush>
                <List>
                  {ids.map((id) => (
                    <MatchRow key={id} id={id} />
                  ))}
                </List>
              </Card>
            </section>
          ))}
        </Stack>
      </div>
    </ScopeState>
  );
}
