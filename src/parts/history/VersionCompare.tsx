import { useSearchParams } from 'react-router';
import { history } from '@/language/en/history';
import { useLanguage } from '@/language/useLanguage';
import { shownValue } from '@/model/days/shownValue';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { sportsFor } from '@/model/sports';
import { differences, type Version } from '@/model/proposals/versions';
import { useAppSelector, type RootState } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { Diff } from '@/ui/Diff';
import { FieldRow } from '@/ui/fields/FieldRow';
import { SelectField } from '@/ui/fields/SelectField';
import { Stack } from '@/ui/Stack';
import { selectSportOf } from '@/wiki/editing/editingSelectors';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { fieldLabel } from '../words/sportWords';
import { valueNode } from '../records/valueNode';
import { CsvButton } from '../export/CsvButton';
import { selectVersions } from '@/wiki/history/historySelectors';
import { useSports } from '@/wiki/sports/useSports';
import { versionsTable } from './versionsTable';

type Place = 'before' | 'after';

/** In the address: the id of the proposal that made the version. */
const nameOf = ({ id }: Version): string => id ?? 'first';

export function VersionCompare({ collection, id }: { readonly collection: Collection; readonly id: string }) {
  const language = useLanguage();
  const { t } = language;
  const sports = sportsFor(
    useSports(),
    useAppSelector((state) => selectSportOf(state, collection, id)),
  );
  const versions = useAppSelector((state) => selectVersions(state, collection, id));
  const labels = useVersionLabels(versions);
  const [params, setParams] = useSearchParams();
  if (versions.length < 2) return null;
  const at = (place: Place, fallback: number) =>
    versions.find((version) => nameOf(version) === params.get(place)) ?? versions[fallback];
  const before = at('before', versions.length - 1);
  const after = at('after', 0);
  if (before === undefined || after === undefined) return null;
  // The address names both: the newest version is soon another one.
  const choose = (chosen: Partial<Record<Place, string>>) =>
    setParams(
      (others) => {
        const named = { before: nameOf(before), after: nameOf(after), ...chosen };
        return new URLSearchParams({ ...Object.fromEntries(others), ...named });
      },
      { replace: true, preventScrollReset: true },
    );
  const fields = differences(collection, before, after);
  const text = (field: FieldSpec, { values }: Version) =>
    valueNode(language, sports, field, shownValue(field, values[field.path] ?? null, values));
  const options = versions.map((version, place) => ({
    value: nameOf(version),
    label: labels[place] ?? '',
  }));
  return (
    <Panel>
      <Stack gap={3}>
        <FieldRow>
          <SelectField
            label={t(history.versionBefore)}
            value={nameOf(before)}
            onChange={(version) => version !== undefined && choose({ before: version })}
            options={options}
          />
          <SelectField
            label={t(history.versionAfter)}
            value={nameOf(after)}
            onChange={(version) => version !== undefined && choose({ after: version })}
            options={options}
          />
        </FieldRow>
        {fields.length === 0 ? (
          <p role="status">{t(history.sameVersion)}</p>
        ) : (
          <>
            <Diff
              caption={t(history.compared)}
              headings={[t(history.versionBefore), t(history.versionAfter)]}
              rows={fields.map((field) => ({
                label: fieldLabel(t, field),
                before: text(field, before),
                after: text(field, after),
              }))}
            />
            <div>
              <CsvButton file={`${id}-versions`} content={() => versionsTable(fields, before, after)} />
            </div>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function useVersionLabels(versions: readonly Version[]): readonly string[] {
  const { t, dates } = useLanguage();
  const times = useAppSelector((state) => timesOf(state, versions), sameTimes);
  return versions.map(({ id }, place) =>
    id === undefined
      ? t(history.firstVersion)
      : t(history.version, {
          number: versions.length - place,
          when: dates.time(times[place] ?? 0) ?? '',
        }),
  );
}

const timesOf = (state: RootState, versions: readonly Version[]): readonly number[] =>
  versions.map(({ id }) => (id === undefined ? 0 : (selectDelta(state, id)?.decidedAt ?? 0)));

const sameTimes = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
