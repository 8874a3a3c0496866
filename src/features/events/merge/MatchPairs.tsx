import { Fragment } from 'react';
import { words } from '@/language/en/words';
import { eventMerging } from '@/language/en/eventMerging';
import { useLanguage, useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import { matchName } from '@/model/matches/matchFacts';
import { matchDifferences } from '@/model/matches/matchPairs';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { isTurned } from '@/model/matches/turned';
import { noIdentities } from '@/model/identity/identities';
import { fieldText } from '@/parts/words/fieldText';
import { fieldLabel } from '@/parts/words/sportWords';
import { DataTable, type Column } from '@/ui/DataTable';
import { SelectField } from '@/ui/fields/SelectField';
import { ScoreText } from '@/ui/ScoreText';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { useSport, useSports } from '@/wiki/sports/useSports';

export interface MatchPairsProps {
  readonly stays: readonly Match[];
  readonly goes: readonly Match[];
  /** From a match of the source event to the match of the target that it repeats. */
  readonly pairs: ReadonlyMap<string, string>;
  readonly onPair: (goes: string, stays: string | undefined) => void;
}

export function MatchPairs({ stays, goes, pairs, onPair }: MatchPairsProps) {
  const t = useText();
  const lineOf = useMatchLine('whole');
  const options = stays.map((match) => ({ value: match.id, label: lineOf(match) }));
  const pairOf = (match: Match) => stays.find(({ id }) => id === pairs.get(match.id));
  const columns: readonly Column<Match>[] = [
    { label: t(words.match), phone: 'lead', cell: (match) => <ScoreText text={lineOf(match)} /> },
    {
      label: t(eventMerging.sameAs),
      cell: (match) => (
        <SelectField
          label={t(eventMerging.sameAsOf, { match: matchName(match) })}
          value={pairOf(match)?.id}
          onChange={(id) => onPair(match.id, id)}
          options={options}
          emptyLabel={t(eventMerging.onlyHere)}
        />
      ),
    },
    {
      label: t(eventMerging.differs),
      cell: (match) => {
        const other = pairOf(match);
        return other && <Differences stays={other} goes={match} />;
      },
    },
  ];
  return <DataTable caption={t(eventMerging.pairs)} columns={columns} rows={goes} keyOf={({ id }) => id} />;
}

interface PairProps {
  readonly stays: Match;
  readonly goes: Match;
}

function Differences({ stays, goes }: PairProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const sport = useSport(stays.event.sport.id);
  const text = (...[field, value]: [Parameters<typeof fieldText>[2], Parameters<typeof fieldText>[3]]) =>
    fieldText(language, sports, field, value) ?? '–';
  const differences = matchDifferences(
    stays,
    goes,
    fieldsFor('match', sport),
    isTurned(goes, stays, noIdentities),
  );
  return (
    <Stack gap={1}>
      {differences.map((each) => (
        <span key={each.field.path}>
          {t(eventMerging.differs1, {
            field: fieldLabel(t, each.field),
            goes: text(each.field, each.goes),
            stays: text(each.field, each.stays),
          })}
        </span>
      ))}
      <OtherPlayers stays={stays} goes={goes} />
    </Stack>
  );
}

/**
 * Links to the comparison of players that may be one person. Renders nothing if both matches have the same
 * players.
 */
function OtherPlayers({ stays, goes }: PairProps) {
  const { t } = useLanguage();
  const own = [stays.player1, stays.player2];
  const others = [goes.player1, goes.player2];
  const missing = others.filter(({ id }) => !own.some((side) => side.id === id));
  const left = own.filter(({ id }) => !others.some((side) => side.id === id));
  const pairs = missing.flatMap((side, at) => (left[at] ? [[side, left[at]] as const] : []));
  if (pairs.length === 0) return undefined;
  return (
    <>
      <span>{t(eventMerging.otherPlayers)}</span>
      {pairs.map(([side, other]) => (
        <Fragment key={side.id}>
          <TextLink to={`${path('merge', { id: other.id })}?with=${encodeURIComponent(side.id)}`}>
            {t(eventMerging.comparePlayers, { first: other.name, second: side.name })}
          </TextLink>
        </Fragment>
      ))}
    </>
  );
}
