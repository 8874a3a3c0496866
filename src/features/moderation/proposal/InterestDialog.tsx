import { use, useState } from 'react';
import { interests as texts } from '@/language/en/interests';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { selectSomeName } from '@/wiki/proposals/proposalSelectors';
import { Interests, interestsIn } from './interests';
import { saveInterests } from './interestThunks';

export interface InterestDialogProps {
  readonly records: readonly RecordRef[];
  readonly onClose: () => void;
}

/** Asks a moderator in which records they have an interest. Other moderators then decide about these. */
export function InterestDialog({ records, onClose }: InterestDialogProps) {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const declared = use(Interests);
  const known = useAppSelector(
    (state) => records.filter((record) => interestsIn(state, record, declared).length > 0).map(recordKey),
    sameItems,
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(known));
  const choose = (key: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  const save = () => {
    dispatch(saveInterests(records, { declared, chosen }));
    onClose();
  };
  return (
    <FormDialog title={t(texts.title)} okLabel={t(texts.save)} onOk={save} onCancel={onClose}>
      <p>{t(texts.what)}</p>
      {records.map((record) => (
        <CheckboxField
          key={recordKey(record)}
          label={<Name record={record} />}
          checked={chosen.has(recordKey(record))}
          onChange={(isOn) => choose(recordKey(record), isOn)}
        />
      ))}
    </FormDialog>
  );
}

function Name({ record }: { readonly record: RecordRef }) {
  const { t } = useLanguage();
  const lineOf = useMatchLine();
  const name = useAppSelector((state) => selectSomeName(state, record, lineOf));
  return typeof name === 'string' ? name : t(name);
}
