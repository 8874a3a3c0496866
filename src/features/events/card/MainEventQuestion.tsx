import { choices } from '@/language/en/choices';
import { editing } from '@/language/en/editing';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import type { Draft } from '@/parts/drafts/draft';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/fields/SelectField';

export interface MainEventQuestionProps {
  readonly draft: Draft;
  readonly onAnswer: (order: string | null) => void;
}

export function MainEventQuestion({ draft, onAnswer }: MainEventQuestionProps) {
  const t = useText();
  return (
    <Panel>
      <SelectField
        label={t(events.whereIsMain)}
        hint={t(events.whereIsMainWhy)}
        value={draft.kind === 'value' && typeof draft.value === 'string' ? draft.value : undefined}
        onChange={(order) => onAnswer(order ?? null)}
        options={[
          { value: 'mainFirst', label: t(choices['cardOrder.mainFirst']) },
          { value: 'mainLast', label: t(choices['cardOrder.mainLast']) },
        ]}
        emptyLabel={t(editing.unknown)}
      />
    </Panel>
  );
}
