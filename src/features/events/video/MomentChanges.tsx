import { video as texts } from '@/language/en/video';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { clockText } from '@/model/matches/timestamps';
import { videoParts, type Video, type YoutubeId } from '@/model/records/youtube';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import styles from './Moments.module.css';
import type { MomentChange } from './momentsForm';

interface MomentChangesProps {
  readonly video: YoutubeId;
  readonly changes: readonly MomentChange[];
}

/** What will be proposed. */
export function MomentChanges({ video, changes }: MomentChangesProps) {
  const t = useText();
  return (
    <Section title={t(texts.changes)} count={changes.length || undefined}>
      {changes.length === 0 ? (
        <p className={styles.help}>{t(texts.noChanges)}</p>
      ) : (
        <Panel flush>
          <List label={t(texts.changes)}>
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
          </List>
        </Panel>
      )}
    </Section>
  );
}

function valueText(t: Translate, video: YoutubeId, value: Video | undefined): string {
  if (value === undefined) return t(texts.nothing);
  const { id, second } = videoParts(value);
  return id === video ? clockText(second) : t(texts.unnamed);
}
