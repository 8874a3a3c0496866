import { words } from '@/language/en/words';
import { brackets as texts } from '@/language/en/brackets';
import { live as liveTexts } from '@/language/en/live';
import { useText } from '@/language/useLanguage';
import type { Bracket, BracketMatch, BracketSide } from '@/model/brackets/bracket';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf } from '@/parts/export/cells';
import { drawTitle } from '@/parts/words/drawWords';
import { selectEvent, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { MatchLine } from '@/parts/matches/MatchLine';
import { DataTable } from '@/ui/DataTable';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import styles from './Brackets.module.css';
import { BracketMatchBox } from './BracketMatchBox';

const sides = [
  ['A', texts.sideA],
  ['B', texts.sideB],
  ['final', words.final],
] as const satisfies readonly (readonly [BracketSide, unknown])[];

export interface BracketBoardProps {
  readonly event: string;
  readonly bracket: Bracket;
}

export function BracketBoard({ event, bracket }: BracketBoardProps) {
  const t = useText();
  const sport = useSport(useAppSelector((state) => selectEvent(state, event)?.sport.id));
  const title = drawTitle(t, sport, bracket.draw);
  const shown = bracket.matches.filter(({ status }) => status !== 'bye' && status !== 'unneeded');
  return (
    <div className={styles.board}>
      {sides.map(([side, name]) => {
        const rounds = roundsOf(shown.filter((match) => match.side === side));
        return rounds.length === 0 ? undefined : (
          <Section key={side} title={t(name)}>
            <div className={styles.rounds}>
              {rounds.map((matches) => (
                <Round key={matches[0]?.code} event={event} bracket={bracket} matches={matches} />
              ))}
            </div>
          </Section>
        );
      })}
      <Places bracket={bracket} title={title} />
      {bracket.unused.length > 0 && (
        <Section title={t(texts.unused)} count={bracket.unused.length}>
          <p>{t(texts.unusedWhy)}</p>
          <List bare label={t(texts.unused)}>
            {bracket.unused.map(({ id, round }) => (
              <MatchLine key={id} id={id} note={round} />
            ))}
          </List>
        </Section>
      )}
    </div>
  );
}

function Round({
  event,
  bracket,
  matches,
}: BracketBoardProps & { readonly matches: readonly BracketMatch[] }) {
  const t = useText();
  const [first] = matches;
  if (first === undefined) return undefined;
  const title =
    first.side === 'final'
      ? t(first.round === 1 ? words.final : texts.final2)
      : t(texts.round, { round: first.round });
  return (
    <div className={styles.round}>
      <h3 className={styles.roundTitle}>{title}</h3>
      {matches.map((match) => (
        <BracketMatchBox key={match.code} event={event} bracket={bracket} match={match} />
      ))}
    </div>
  );
}

const roundsOf = (matches: readonly BracketMatch[]): readonly (readonly BracketMatch[])[] =>
  [...new Set(matches.map(({ round }) => round))].map((round) =>
    matches.filter((match) => match.round === round),
  );

function Places({
  bracket: { matches, places },
  title,
}: {
  readonly bracket: Bracket;
  readonly title: string;
}) {
  const t = useText();
  const dispatch = useAppDispatch();
  if (places.length === 0) return undefined;
  const table = () =>
    dispatch((_, getState) =>
      cellsOf(places, {
        place: ({ place }) => place,
        'player.id': ({ id }) => id,
        'player.name': ({ id }) => selectPlayerName(getState(), id),
      }),
    );
  return (
    <Section title={t(texts.places)}>
      {matches.some(({ match }) => match?.live === 'over') && (
        <p className={styles.live}>{t(liveTexts.notConfirmed)}</p>
      )}
      <CsvButton file={`${title} ${t(texts.places)}`} content={table} />
      <DataTable
        bare
        oneLine
        caption={t(texts.places)}
        columns={[
          { label: t(texts.place), align: 'end', phone: 'rank', cell: ({ place }) => place },
          { label: t(words.player), phone: 'lead', cell: ({ id }) => <PlayerLink id={id} /> },
        ]}
        rows={places}
        keyOf={({ id }) => id}
      />
    </Section>
  );
}
