import { Flag, Play, X } from 'lucide-react';
import { video as texts } from '@/language/en/video';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { clockText } from '@/model/matches/timestamps';
import type { Match } from '@/model/records/records';
import type { YoutubeId } from '@/model/records/youtube';
import { matchWords } from '@/parts/words/sportWords';
import { FindVideo } from '@/parts/matches/VideoLink';
import { Button, IconButton } from '@/ui/Button';
import { useSport } from '@/wiki/sports/useSports';
import { Stack } from '@/ui/Stack';
import styles from './Moments.module.css';
import { hasOwnVideo, takenMoment, type MomentsForm } from './momentsForm';

export interface MomentRowProps {
  readonly match: Match;
  readonly video: YoutubeId;
  readonly form: MomentsForm;
  readonly isNext: boolean;
  readonly mayTake: boolean;
  readonly onTake: () => void;
  readonly onPlay: (second: number) => void;
  readonly onMoment: (second: number | null) => void;
}

/** Seconds by which a moment moves. */
const nudges = [-5, -1, 1, 5] as const;

export function MomentRow({ match, video, form, isNext, mayTake, onTake, onPlay, onMoment }: MomentRowProps) {
  const t = useText();
  const sport = useSport(match.event.sport.id);
  const at = takenMoment(form, video, match);
  const hasOwn = at === undefined && hasOwnVideo(form, video, match);
  return (
    <li>
      <div role="group" aria-label={matchName(match)} className={styles.row} data-next={isNext || undefined}>
        <div>
          <div className={styles.name}>{matchName(match)}</div>
          <div className={styles.help}>{matchWords(t, sport, match).slice(0, 2).join(' · ')}</div>
        </div>
        <Stack row gap={1}>
          {at === undefined ? (
            <>
              <span className={styles.help}>{t(hasOwn ? texts.ownVideo : texts.noMoment)}</span>
              {!hasOwn && <FindVideo match={match} />}
            </>
          ) : (
            <>
              <Button size="sm" icon={<Play />} onClick={() => onPlay(at)}>
                {t(texts.play, { time: clockText(at) })}
              </Button>
              {nudges.map((by) => (
                <Button key={by} size="sm" variant="quiet" onClick={() => onMoment(at + by)}>
                  {t(by < 0 ? texts.earlier : texts.later, { count: Math.abs(by) })}
                </Button>
              ))}
              <IconButton size="sm" label={t(texts.clear)} icon={<X />} onClick={() => onMoment(null)} />
            </>
          )}
          {mayTake && (
            <Button size="sm" variant="quiet" icon={<Flag />} onClick={onTake}>
              {t(texts.beginsNow)}
            </Button>
          )}
        </Stack>
      </div>
    </li>
  );
}
