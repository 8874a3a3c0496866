import { titles } from '@/language/en/titles';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { CountryTally } from '@/model/ratings/countryBoard';
import { matchesIn, tallyText } from '@/model/matches/tally';
import { ButtonLink } from '@/ui/ButtonLink';
import type { Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Country } from '@/parts/records/Country';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf } from '@/parts/export/cells';
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
  const columns: readonly Column<CountryTally>[] = [
    {
      label: t(nations.opponent),
      phone: 'lead',
      cell: ({ country: opponent }) => <Country stored={opponent} />,
    },
    { label: t(ratings.record), align: 'end', cell: ({ tally }) => tallyText(tally) },
    {
      label: t(titles.matches),
      align: 'end',
      phone: 'end',
      cell: ({ country: opponent, tally }) => (
        <ButtonLink size="sm" variant="quiet" to={linkTo(opponent)} replace preventScrollReset>
          {matchesIn(tally)}{' '}
          <VisuallyHidden>{t(nations.seeMatches, { country: nameOf(opponent) })}</VisuallyHidden>
        </ButtonLink>
      ),
    },
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
        <LongTable
          caption={t(nations.record)}
          columns={columns}
          rows={tallies}
          keyOf={(row) => row.country}
          isHighlighted={(row) => row.country === other}
          step={25}
        />
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
      <MatchLines key={other} panel label={title} ids={ids} />
    </Section>
  );
}

const talliesTable = (country: string, tallies: readonly CountryTally[]) =>
  cellsOf(tallies, {
    country: () => country,
    opponent: (row) => row.country,
    wins: ({ tally }) => tally.wins,
    losses: ({ tally }) => tally.losses,
    draws: ({ tally }) => tally.draws,
  });
