import { titles } from '@/language/en/titles';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { FieldPath } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import type { Fact } from '@/ui/DefinitionList';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { EditFactsButton } from '../dialogs/formButtons';
import { RecordFields } from '../dialogs/RecordFields';
import { selectHidesResults, selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import styles from './MatchDetails.module.css';
import { ShareButton } from '../sharing/ShareButton';
import { resultFields } from '../words/storedFacts';
import { SourcedText } from '../records/Sources';
import { VideoPreview } from '../records/VideoPreview';
import { useKeepDay } from '../days/useKeepDay';
import { useToday } from '../days/useToday';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { FindVideo } from './VideoLink';
import { MatchRounds } from '../live/lazyLive';
import { useLiveMatch } from '../live/useLiveMatch';

export function MatchDetails({ id }: { readonly id: string }) {
  const t = useText();
  const lineOf = useMatchLine();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  // A shared link must not reveal more than its preview.
  const hides = useAppSelector(selectHidesResults);
  const keepDay = useKeepDay();
  const today = useToday();
  if (!match) return undefined;
  return (
    <div className={styles.details}>
      <Stack gap={3}>
        {match.youtube ? (
          <div className={styles.video}>
            <VideoPreview video={match.youtube} title={lineOf(match)} />
          </div>
        ) : (
          match.date <= today && (
            <p>
              <FindVideo match={match} />
            </p>
          )
        )}
        <RoundsOf match={match} />
        <MatchFields match={match} />
        <Stack row gap={2}>
          <ShareButton
            title={hides || hidden ? matchName(match) : lineOf(match)}
            to={path('match', { id })}
            hides={hidden}
          />
          {!hidden && <EditFactsButton collection="match" id={id} recordName={matchName(match)} />}
        </Stack>
        <p>
          <TextLink to={keepDay(path('match', { id }))}>{t(records.toMatch)}</TextLink>
          {' · '}
          <TextLink to={path('matchHistory', { id })}>{t(titles.history)}</TextLink>
        </p>
      </Stack>
    </div>
  );
}

function RoundsOf({ match: shown }: { readonly match: Match }) {
  const { isLive, match } = useLiveMatch(shown);
  return isLive || match.rounds !== undefined ? <MatchRounds match={match} /> : undefined;
}

const tellingFields: readonly FieldPath[] = [...resultFields, 'note'];

export function MatchFields({ match }: { readonly match: Match }) {
  const t = useText();
  const hidden = useAppSelector((state) => selectSecrecy(state, match.id) === 'hidden');
  return (
    <RecordFields
      collection="match"
      id={match.id}
      recordName={matchName(match)}
      except={hidden ? tellingFields : undefined}
      more={noteFacts(t, match)}
    />
  );
}

/** Imported facts that cannot be edited yet. */
function noteFacts(t: Translate, { armNote, conflict }: Match): readonly Fact[] {
  return [
    { term: t(records.aboutArm), value: armNote },
    { term: t(words.conflict), value: conflict && <SourcedText text={conflict} /> },
  ].filter(({ value }) => value !== undefined);
}
