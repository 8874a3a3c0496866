import { ListChecks } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { FormButton } from './FormButton';
import { EditFactsDialog } from './lazyDialogs';

export interface EditFactsButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly recordName: string;
}

export function EditFactsButton(props: EditFactsButtonProps) {
  const t = useText();
  return (
    <FormButton icon={<ListChecks aria-hidden />} label={t(editing.editFacts)}>
      {(close) => <EditFactsDialog {...props} onClose={close} />}
    </FormButton>
  );
}
