import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { Disclosure } from '@/ui/Disclosure';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import type { Why } from '@/wiki/editing/why';

export function WhyFields({ why, onChange }: { readonly why: Why; readonly onChange: (why: Why) => void }) {
  const t = useText();
  return (
    <Disclosure summary={t(editing.why)} open={why.note !== '' || why.source !== ''}>
      <Stack gap={3}>
        <TextField
          label={t(editing.source)}
          hint={t(editing.sourceHint)}
          value={why.source}
          maxLength={limits.source}
          onChange={(source) => onChange({ ...why, source })}
        />
        <TextAreaField
          label={t(editing.note)}
          rows={3}
          value={why.note}
          maxLength={limits.note}
          onChange={(note) => onChange({ ...why, note })}
        />
      </Stack>
    </Disclosure>
  );
}
