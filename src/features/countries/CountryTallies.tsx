import { titles } from '@/language/en/titles';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { CountryTally } from '@/model/ratings/countryBoard';
import { matchesIn, tallyText } from '@/model/matches/tally';
import { ButtonLink } from '@/ui/ButtonLink';
import { DataCell, DataRow, type Column } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Country } from '@/parts/records/Country';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
import { MatchLines } from '@/parts/matches/MatchLines';
import { LongTable } from '@/parts/ratings/LongTable';

export interface CountryTalliesProps {
  readonly country: string;
  readonly tallies: readonly CountryTally[];
  readonly other: string | undefined;
  readonly meetings: readonly string[];
  /** Address that lists the matches against a country; `undefined` closes the list. */
  readonly linkTo: (other: string | undefined) => string;
}

export function CountryTallies({ country, tallies, other, meetings, linkTo }: CountryTalliesProps) {
  const { t, country: nameOf } = useLanguage();
  if (tallies.length === 0)
    return (
      <Section title={t(nations.record)}>
        <p>{t(nations.noOpponents)}</p>
      </Section>
    );
  const columns: readonly Column[] = [
    { key: 'opponent', label: t(nations.opponent), phone: 'lead' },
    { key: 'tally', label: t(ratings.record), align: 'end' },
    { key: 'matches', label: t(titles.matches), align: 'end', phone: 'end' },
  ];
  return (
    <Section
      title={t(nations.record)}
      count={tallies.length}
      actions={
        <CsvButton
          file={`${nameOf(country)}-countries`}
          what={t(nations.record)}
          content={() => talliesTable(country, tallies)}
        />
      }
    >
      <Stack gap={3}>
        {other !== undefined && meetings.length > 0 && (
          <Meetings country={country} other={other} ids={meetings} closed={linkTo(undefined)} />
        )}
        <LongTable caption={t(nations.record)} columns={columns} rows={tallies} step={25}>
          {({ country: opponent, tally }) => (
            <DataRow key={opponent} highlight={opponent === other}>
              <DataCell column="opponent" header>
                <Country stored={opponent} />
              </DataCell>
              <DataCell column="tally">{tallyText(tally)}</DataCell>
              <DataCell column="matches">
                <ButtonLink size="sm" variant="quiet" to={linkTo(opponent)} replace preventScrollReset>
                  {matchesIn(tally)}{' '}
                  <VisuallyHidden>{t(nations.seeMatches, { country: nameOf(opponent) })}</VisuallyHidden>
                </ButtonLink>
              </DataCell>
            </DataRow>
          )}
        </LongTable>
      </Stack>
    </Section>
  );
}

interface MeetingsProps {
  readonly country: string;
  readonly other: string;
  readonly ids: readonly string[];
  readonly closed: string;
}

function Meetings({ country, other, ids, closed }: MeetingsProps) {
  const { t, country: nameOf } = useLanguage();
  const title = t(nations.meetings, { country: nameOf(country), other: nameOf(other) });
  return (
    <Section
      title={title}
      count={ids.length}
      actions={
        <ButtonLink size="sm" variant="quiet" to={closed} replace preventScrollReset>
          {t(nations.close)}
        </ButtonLink>
      }
    >
      <Panel flush>
        <MatchLines key={other} label={title} ids={ids} />
      </Panel>
    </Section>
  );
}

const talliesTable = (country: string, tallies: readonly CountryTally[]): CsvContent => ({
  kind: 'cells',
  columns: ['country', 'opponent', 'wins', 'losses', 'draws'],
  rows: tallies.map(({ country: opponent, tally }) => [
    country,
    opponent,
    tally.wins,
    tally.losses,
    tally.draws,
  ]),
});
