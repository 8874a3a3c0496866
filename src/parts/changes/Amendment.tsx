import { ui } from '@/language/en/ui';
import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import { useLanguage } from '@/language/useLanguage';
import { amendedFields } from '@/model/proposals/amending';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { sportsFor } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectSportOf } from '@/wiki/editing/editingSelectors';
import { shownDelta } from '@/wiki/records/minorSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { fieldText } from '../words/fieldText';
import { ProfileName } from '../profiles/ProfileName';
import { fieldLabel } from '../words/sportWords';

export function Amendment({ delta: stored }: { readonly delta: Delta }) {
  const delta = useAppSelector((state) => shownDelta(state, stored));
  const language = useLanguage();
  const { t, list } = language;
  const sport = useAppSelector((state) => selectSportOf(state, delta.collection, recordIdOf(delta)));
  const sports = sportsFor(useSports(), sport);
  const fields = amendedFields(delta);
  if (delta.amended === undefined || fields.length === 0) return undefined;
  const proposed = fields.map(({ field, value }) =>
    t(records.fieldIs, {
      field: fieldLabel(t, field),
      value: fieldText(language, sports, field, value) ?? t(ui.nothing),
    }),
  );
  return (
    <p>
      <Rich
        text={records.amended}
        values={{ moderator: <ProfileName uid={delta.amended.by} />, proposed: list(proposed) }}
      />
    </p>
  );
}
