import { useState } from 'react';
import { importing } from '@/language/en/importing';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { Sport } from '@/model/sports';
import type { PlannedRow, RowState } from '@/parts/rows/plan';
import { SelectField } from '@/ui/fields/SelectField';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { VirtualRows } from '@/ui/VirtualRows';
import look from '@/ui/words.module.css';
import type { ChangeForm } from './ImportEditor';
import type { ImportForm } from './importForm';
import { PreviewRow } from './PreviewRow';
import type { Plan } from './usePlan';

/** A plan whose rows have been planned. */
export type PlannedRows = Plan & { readonly rows: readonly PlannedRow[] };

const filterTexts = {
  ready: importing.ready,
  problem: importing.problem,
  asked: importing.asked,
  double: importing.double,
  leftOut: importing.leftOut,
  sent: importing.sent,
} as const satisfies Record<RowState, Text>;

const states = Object.keys(filterTexts) as readonly RowState[];

function toggled(before: ImportForm, { row, repeats, state }: PlannedRow): ImportForm {
  const without = (lines: readonly number[]) => lines.filter((line) => line !== row.line);
  const isTaken = state === 'ready';
  const wanted = without(before.wanted);
  const leftOut = without(before.leftOut);
  return {
    ...before,
    wanted: repeats !== undefined && !isTaken ? [...wanted, row.line] : wanted,
    leftOut: repeats === undefined && isTaken ? [...leftOut, row.line] : leftOut,
  };
}

/** Names of the event and the people of a row after sending. A matched record keeps its own name. */
function keptNames({ world }: PlannedRows, { people, event, row: { sides } }: PlannedRow) {
  const nameOf = (at: 0 | 1): string => {
    const meaning = world.people.get(people[at]);
    const known = meaning?.kind === 'known' ? world.playerOf?.(meaning.id) : undefined;
    return (known ?? world.newPerson?.(people[at]))?.name ?? sides[at].name;
  };
  const ofEvent = world.events.get(event);
  const stored = ofEvent?.kind === 'known' ? world.eventOf(ofEvent.id) : undefined;
  return { names: [nameOf(0), nameOf(1)] as const, event: stored?.name ?? world.entries.get(event)?.name };
}

export interface PreviewRowsProps {
  readonly sport: Sport | undefined;
  readonly plan: PlannedRows;
  readonly change: ChangeForm;
}

/** Each row as it would be proposed, or its problem. */
export function PreviewRows({ sport, plan: whole, change }: PreviewRowsProps) {
  const t = useText();
  const [filter, setFilter] = useState<RowState>();
  const plan = whole.rows;
  const counts = new Map(states.map((state) => [state, plan.filter((row) => row.state === state).length]));
  const shown = filter === undefined ? plan : plan.filter(({ state }) => state === filter);
  return (
    <Section title={t(importing.stepPreview)} count={plan.length}>
      <Stack gap={3}>
        <p className={look.muted}>{t(importing.previewWhy)}</p>
        <SelectField
          label={t(importing.filter)}
          value={filter}
          emptyLabel={t(importing.all, { count: plan.length })}
          options={states
            .filter((state) => (counts.get(state) ?? 0) > 0)
            .map((state) => ({
              value: state,
              label: t(filterTexts[state], { count: counts.get(state) ?? 0 }),
            }))}
          onChange={(value) => setFilter(states.find((state) => state === value))}
        />
        {shown.length === 0 ? (
          <p className={look.muted}>{t(importing.nothingShown)}</p>
        ) : (
          <Panel flush>
            <VirtualRows
              role="list"
              label={t(importing.previewRows)}
              count={shown.length}
              keyOf={(at) => String(shown[at]?.row.line ?? at)}
              estimate={() => 72}
              render={(at) => {
                const planned = shown[at];
                return (
                  planned && (
                    <PreviewRow
                      planned={planned}
                      sport={sport}
                      {...keptNames(whole, planned)}
                      place={at + 1}
                      of={shown.length}
                      onToggle={() => change((before) => toggled(before, planned))}
                    />
                  )
                );
              }}
            />
          </Panel>
        )}
      </Stack>
    </Section>
  );
}
