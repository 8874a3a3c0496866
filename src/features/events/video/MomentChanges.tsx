import { video as texts } from '@/language/en/video';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import type { Event } from '@/model/records/records';
import { clockText } from '@/model/matches/timestamps';
import { videoParts, type Video, type YoutubeId } from '@/model/records/youtube';
import { ListRow } from '@/ui/List';
import { ListPanel } from '@/ui/ListPanel';
import { Section } from '@/ui/Section';
import styles from './Moments.module.css';
import type { MomentChange } from './momentsForm';

interface MomentChangesProps {
  readonly event: Event;
  readonly video: YoutubeId;
  /** The video that the event gets. */
  readonly added: Video | undefined;
  readonly changes: readonly MomentChange[];
}

/** What will be proposed. */
export function MomentChanges({ event, video, added, changes }: MomentChangesProps) {
  const t = useText();
  const count = changes.length + (added ? 1 : 0);
  return (
    <Section title={t(texts.changes)} count={count || undefined}>
      {count === 0 ? (
        <p className={styles.help}>{t(texts.noChanges)}</p>
      ) : (
        <ListPanel label={t(texts.changes)}>
          {added && (
            <ListRow
              title={event.name}
              meta={t(texts.changed, { before: t(texts.nothing), after: t(texts.whole) })}
            />
          )}
          {changes.map(({ match, before, after }) => (
            <ListRow
              key={match.id}
              title={matchName(match)}
              meta={t(texts.changed, {
                before: valueText(t, video, before),
                after: valueText(t, video, after),
              })}
            />
          ))}
        </ListPanel>
      )}
    </Section>
  );
}

function valueText(t: Translate, video: YoutubeId, value: Video | undefined): string {
  if (value === undefined) return t(texts.nothing);
  const { id, second } = videoParts(value);
  return id === video ? clockText(second) : t(texts.unnamed);
}
