import { useState } from 'react';
import { status as texts } from '@/language/en/status';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import type { PublishedStatus } from '@/model/published/publishedStatus';
import { lateIn, mostCounted } from '@/model/published/statusLimits';
import { useAppDispatch } from '@/store/typed';
import { DefinitionList } from '@/ui/DefinitionList';
import { RelativeTime } from '@/ui/RelativeTime';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';

const late = { status: texts.lateStatus, copy: texts.lateCopy, changes: texts.lateChanges } as const;
const stages = [texts.stage0, texts.stage1, texts.stage2, texts.stage3] as const;

export function StatusFacts({ status }: { readonly status: PublishedStatus }) {
  const { t, number } = useLanguage();
  const dispatch = useAppDispatch();
  const [now] = useState(Date.now);
  const { at, copy, changes, queue, functions, stage } = status;
  const troubles = lateIn(status, now);
  const open =
    queue.open < mostCounted ? number(queue.open) : t(texts.orMore, { count: number(mostCounted) });
  const timeOf = (time: number | undefined, never: Text = texts.never) =>
    time === undefined ? t(never) : <RelativeTime value={time} />;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        {troubles.map((trouble) => (
          <p key={trouble}>{t(late[trouble])}</p>
        ))}
        {troubles.length === 0 && <p>{t(stage === 0 ? texts.fine : texts.fineButBudget)}</p>}
      </Stack>
      <Section title={t(texts.data)}>
        <DefinitionList
          items={[
            { term: t(texts.copy), value: timeOf(copy?.of) },
            { term: t(texts.looked), value: timeOf(copy?.lookedAt) },
            { term: t(texts.changes), value: timeOf(changes) },
            { term: t(texts.at), value: <RelativeTime value={at} /> },
          ]}
        />
      </Section>
      <Section title={t(texts.queue)}>
        <DefinitionList
          items={[
            { term: t(texts.waiting), value: open },
            { term: t(texts.oldest), value: timeOf(queue.oldest, texts.noneWaits) },
          ]}
        />
      </Section>
      <Section title={t(texts.budget)}>
        <p>{t(stages[stage])}</p>
      </Section>
      <Section title={t(texts.versions)}>
        <DefinitionList
          items={[
            { term: t(texts.page), value: dispatch((_, _getState, { version }) => version) },
            { term: t(texts.functions), value: functions },
          ]}
        />
      </Section>
    </Stack>
  );
}
