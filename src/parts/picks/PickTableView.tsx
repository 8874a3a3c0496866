import { ListOrdered } from 'lucide-react';
import { picks } from '@/language/en/picks';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import type { Earned } from '@/model/picks/foldPicks';
import { placeOf, type PickTable } from '@/model/picks/table';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { cellsOf } from '../export/cells';
import { CsvButton } from '../export/CsvButton';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { pointsIn, type FoundTable, type OwnResult } from './usePickTable';

interface PickTableViewProps {
  readonly found: FoundTable;
  readonly caption: string;
}

/** A table of picks, in which the crowd and the ratings have the place that a person with their points would have. */
export function PickTableView({ found, caption }: PickTableViewProps) {
  const { t } = useLanguage();
  const { table, isLoading, failed, own } = found;
  if (isLoading) return <LoadingState rows={5} label={caption} />;
  if (failed !== undefined) return <EmptyState icon={<ListOrdered />} title={t(picks.unreachable)} />;
  if (table === undefined)
    return (
      <EmptyState icon={<ListOrdered />} title={t(picks.noTable)}>
        {t(picks.noTableWhy)}
      </EmptyState>
    );
  return <Known caption={caption} table={table} own={own} />;
}

interface Row extends Earned {
  readonly key: string;
  readonly name: string;
  readonly to?: string;
}

interface KnownProps {
  readonly caption: string;
  readonly table: PickTable;
  readonly own: OwnResult | undefined;
}

function Known({ caption, table, own }: KnownProps) {
  const { t, number } = useLanguage();
  const rows = useRows(table, own);
  const columns: readonly Column<Row>[] = [
    {
      label: t(picks.place),
      align: 'end',
      phone: 'rank',
      cell: ({ points }) => number(placeOf(table, points)),
    },
    {
      label: t(picks.person),
      phone: 'lead',
      cell: ({ name, to }) =>
        to === undefined ? (
          name
        ) : (
          <TextLink plain to={to}>
            {name}
          </TextLink>
        ),
    },
    { label: t(picks.points), align: 'end', phone: 'end', cell: ({ points }) => pointsIn(number, points) },
    {
      label: t(picks.hits),
      align: 'end',
      cell: ({ right, of }) => t(picks.hitsOf, { right: number(right), count: of }),
    },
  ];
  return (
    <Stack gap={3}>
      <Stack row gap={2}>
        <span>{t(picks.people, { count: table.people })}</span>
        <CsvButton file={caption} what={t(titles.picks)} content={() => tableOf(rows, table)} />
      </Stack>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
      <p>{t(picks.rule)}</p>
    </Stack>
  );
}

const tableOf = (rows: readonly Row[], table: PickTable) =>
  cellsOf(rows, {
    place: ({ points }) => placeOf(table, points),
    name: ({ name }) => name,
    points: ({ points }) => points,
    right: ({ right }) => right,
    picks: ({ of }) => of,
  });

function useRows({ top, crowd, rating }: PickTable, own: OwnResult | undefined): readonly Row[] {
  const { t } = useLanguage();
  const user = useAppSelector(selectUser);
  const isNamed = top.some(({ uid }) => uid === user?.uid);
  const nameOf = (uid: string, name: string) => {
    const shown = name === '' ? t(picks.aMember) : name;
    return uid === user?.uid ? t(picks.you, { name: shown }) : shown;
  };
  const rows: readonly Row[] = [
    ...top.map(({ uid, name, ...earned }) => ({
      ...earned,
      key: uid,
      name: nameOf(uid, name),
      to: path('member', { uid }),
    })),
    ...(crowd.of > 0 ? [{ ...crowd, key: ' crowd', name: t(picks.theCrowd) }] : []),
    { ...rating, key: ' rating', name: t(picks.theRatings) },
    ...(user && own && !isNamed ? [{ ...own, key: user.uid, name: nameOf(user.uid, user.name ?? '') }] : []),
  ];
  return rows.toSorted((a, b) => b.points - a.points);
}
