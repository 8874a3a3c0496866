import { Flag, Send } from 'lucide-react';
import { List, ListRow } from '@/ui/List';
import { useRef, useState, type KeyboardEvent } from 'react';
import { video as texts } from '@/language/en/video';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { clockText } from '@/model/matches/timestamps';
import type { Event, Match } from '@/model/records/records';
import { type Video, type YoutubeId, videoParts } from '@/model/records/youtube';
import { useAppDispatch } from '@/store/typed';
import { errorText } from '@/parts/drafts/errorText';
import { FormError } from '@/parts/forms/FormError';
import { WhyFields } from '@/parts/forms/WhyFields';
import { Button } from '@/ui/Button';
import { YoutubePreview } from '@/ui/YoutubePreview';
import { MomentRow } from './MomentRow';
import styles from './Moments.module.css';
import {
  momentChanges,
  nextMatch,
  takenMoment,
  withMoment,
  type MomentsForm,
  type MomentChange,
} from './momentsForm';
import { saveMoments } from './momentsThunks';
import { PasteMoments } from './PasteMoments';
import { useMomentPlayer } from './useMomentPlayer';
import type { Translate } from '@/language/language';
import { Section } from '@/ui/Section';

export interface MomentsProps {
  readonly event: Event;
  readonly video: YoutubeId;
  readonly added: Video | undefined;
  /** In the order of the show. */
  readonly matches: readonly Match[];
  readonly form: MomentsForm;
  readonly onChange: (edit: (before: MomentsForm) => MomentsForm) => void;
  readonly onSent: () => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function Moments({ event, video, added, matches, form, onChange, onSent }: MomentsProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const player = useMomentPlayer(root);
  const [last, setLast] = useState<string>();
  const next = nextMatch(form, video, matches, last);
  const taken = matches.find(({ id }) => id === last);
  const takenAt = taken && takenMoment(form, video, taken);
  const take = (match: Match | undefined) => {
    const { second } = player;
    if (match === undefined || second === undefined) return;
    onChange((before) => withMoment(before, match.id, second));
    setLast(match.id);
  };
  const onKeyDown = (pressed: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, repeat } = pressed;
    // By its place on the keyboard, so that it works with every input method.
    if (code !== 'KeyB' || altKey || ctrlKey || metaKey || repeat || isTyping(pressed)) return;
    pressed.preventDefault();
    take(next);
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.moments} onKeyDown={onKeyDown}>
      <div className={styles.player}>
        <YoutubePreview
          key={player.start}
          id={video}
          second={player.start}
          plays={player.start !== undefined}
          title={event.name}
          onFrame={player.onFrame}
        />
        <div className={styles.taking}>
          <Button
            variant="primary"
            icon={<Flag />}
            disabled={next === undefined || player.second === undefined}
            onClick={() => take(next)}
          >
            {next === undefined ? t(texts.allTaken) : t(texts.begins, { match: matchName(next) })}
          </Button>
          <p className={styles.help}>
            {player.second === undefined ? t(texts.notPlaying) : clockText(player.second)}
          </p>
          <p role="status" className={styles.help}>
            {taken === undefined || takenAt === undefined
              ? t(texts.how)
              : t(texts.taken, { match: matchName(taken), time: clockText(takenAt) })}
          </p>
        </div>
      </div>
      <List label={t(texts.matches)} ordered>
        {matches.map((match) => (
          <MomentRow
            key={match.id}
            match={match}
            video={video}
            form={form}
            isNext={match === next}
            mayTake={player.second !== undefined}
            onTake={() => take(match)}
            onPlay={player.playAt}
            onMoment={(second) => onChange((before) => withMoment(before, match.id, second))}
          />
        ))}
      </List>
      <PasteMoments video={video} matches={matches} form={form} onChange={onChange} />
      <Sending {...{ event, video, added, matches, form, onChange, onSent }} />
    </div>
  );
}

function Sending({ event, video, added, matches, form, onChange, onSent }: MomentsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [error, setError] = useState<Message>();
  const changes = momentChanges(form, video, matches);
  const count = changes.length + (added ? 1 : 0);
  const send = () => {
    try {
      dispatch(saveMoments({ event: event.id, video: added, changes, why: form.why }));
      onSent();
    } catch (cause) {
      setError(errorText(cause));
    }
  };
  return (
    <>
      <MomentChanges event={event} video={video} added={added} changes={changes} />
      <WhyFields why={form.why} onChange={(why) => onChange((before) => ({ ...before, why }))} />
      <FormError message={error && t(error)} />
      <div>
        <Button variant="primary" icon={<Send />} disabled={count === 0} onClick={send}>
          {t(texts.send, { count })}
        </Button>
      </div>
    </>
  );
}

interface MomentChangesProps {
  readonly event: Event;
  readonly video: YoutubeId;
  readonly added: Video | undefined;
  readonly changes: readonly MomentChange[];
}

function MomentChanges({ event, video, added, changes }: MomentChangesProps) {
  const t = useText();
  const count = changes.length + (added ? 1 : 0);
  return (
    <Section title={t(texts.changes)} count={count || undefined}>
      {count === 0 ? (
        <p className={styles.help}>{t(texts.noChanges)}</p>
      ) : (
        <List label={t(texts.changes)}>
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
        </List>
      )}
    </Section>
  );
}

function valueText(t: Translate, video: YoutubeId, value: Video | undefined): string {
  if (value === undefined) return t(texts.nothing);
  const { id, second } = videoParts(value);
  return id === video ? clockText(second) : t(texts.unnamed);
}
