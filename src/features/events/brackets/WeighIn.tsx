import { words } from '@/language/en/words';
import { brackets as texts } from '@/language/en/brackets';
import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { compareNames } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import type { Draw } from '@/model/brackets/draws';
import { tolerance } from '@/model/records/weights';
import { choiceAt, codeAt, type Sport } from '@/model/sports';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { DataTable, type Column } from '@/ui/DataTable';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf } from '@/parts/export/cells';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import look from '@/ui/words.module.css';
import styles from './Brackets.module.css';
import { drawTitle } from '@/parts/words/drawWords';

interface Weighed {
  readonly id: string;
  readonly draws: readonly Draw[];
  readonly weight: number | undefined;
  readonly isAbsent: boolean;
}

export interface WeighInProps {
  readonly sport: Sport | undefined;
  readonly draws: readonly Draw[];
}

export function WeighIn({ sport, draws }: WeighInProps) {
  const { t, weight } = useLanguage();
  const order = useAppSelector((state) => orderOf(state, draws), sameItems);
  const people = peopleOf(draws);
  const titlesOf = (person: Weighed) => person.draws.map((draw) => drawTitle(t, sport, draw));
  const dispatch = useAppDispatch();
  const table = () =>
    dispatch((_, getState) =>
      cellsOf([...people.values()], {
        'player.id': ({ id }) => id,
        'player.name': ({ id }) => selectPlayerName(getState(), id),
        classes: (person) => titlesOf(person).join(', '),
        weight: (person) => person.weight ?? '',
      }),
    );
  const columns: readonly Column<Weighed>[] = [
    { label: t(words.player), phone: 'lead', cell: ({ id }) => <PlayerLink id={id} /> },
    {
      label: t(texts.classes),
      cell: (person) => (
        <>
          {titlesOf(person).map((title) => (
            <div key={title}>{title}</div>
          ))}
          {person.isAbsent && <div className={look.muted}>{t(records.didNotAppear)}</div>}
          {isTooHeavy(sport, person) && <strong className={styles.warn}>{t(texts.tooHeavy)}</strong>}
        </>
      ),
    },
    {
      label: t(texts.weight),
      align: 'end',
      cell: (person) => (person.weight === undefined ? '' : weight(person.weight)),
    },
    { label: t(texts.signature), phone: 'hide', cell: () => undefined },
  ];
  return (
    <>
      <CsvButton file={t(texts.weighIn)} content={table} />
      <DataTable
        bare
        caption={t(texts.weighIn)}
        columns={columns}
        rows={order.flatMap((id) => people.get(id) ?? [])}
        keyOf={({ id }) => id}
      />
    </>
  );
}

/** Ids by name. Compare with `sameItems`. */
const orderOf = (state: RootState, draws: readonly Draw[]): readonly string[] =>
  [...new Set(draws.flatMap(({ entrants }) => entrants.map(({ id }) => id)))]
    .map((id) => ({ id, name: selectPlayerName(state, id) }))
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ id }) => id);

function peopleOf(draws: readonly Draw[]): ReadonlyMap<string, Weighed> {
  const people = new Map<string, Weighed>();
  for (const draw of draws)
    for (const { id, weight, absent } of draw.entrants) {
      const before = people.get(id);
      people.set(id, {
        id,
        draws: [...(before?.draws ?? []), draw],
        weight: before?.weight ?? weight,
        isAbsent: (before?.isAbsent ?? true) && absent === true,
      });
    }
  return people;
}

const isTooHeavy = (sport: Sport | undefined, { draws, weight }: Weighed): boolean =>
  weight !== undefined &&
  draws.some((draw) => {
    const most = draw.weight && codeAt(choiceAt(sport, 'weight'), draw.weight)?.most;
    return typeof most === 'number' && weight > most + tolerance;
  });
