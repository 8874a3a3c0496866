import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import type { FormerName } from '@/model/records/formerNames';
import { EditButton } from '@/parts/dialogs/EditButton';

export interface FormerNamesProps {
  readonly id: string;
  readonly formerNames: readonly FormerName[];
}

export function FormerNames({ id, formerNames }: FormerNamesProps) {
  const { t, dates, list } = useLanguage();
  const newestFirst = [...formerNames].sort((a, b) => (a.until < b.until ? 1 : -1));
  const said = newestFirst.map(({ name, until }) =>
    t(words.untilDay, { name, day: dates.day(until) ?? until }),
  );
  return (
    <>
      {list(said)} <EditButton collection="player" id={id} field="formerNames" />
    </>
  );
}
