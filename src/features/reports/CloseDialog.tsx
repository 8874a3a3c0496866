import { useState } from 'react';
import { fields } from '@/language/en/fields';
import { reports as texts } from '@/language/en/reports';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Report } from '@/model/privacy/report';
import { lengthOf, limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { someRecordTexts } from '@/parts/words/sportWords';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { selectClosedReports } from '@/wiki/reports/reportsSelectors';
import { selectReportedName } from './reportSelectors';
import { closeReport } from './reportThunks';

export function CloseDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [note, setNote] = useState('');
  const name = useAppSelector((state) => selectReportedName(state, report));
  const first = useAppSelector(
    (state) => selectClosedReports(state).find(({ id }) => id === report.id)?.closed?.by,
  );
  const isLong = lengthOf(cleanProse(note)) > limits.reason;
  const confirm = () => {
    dispatch(closeReport(report.id, { note }));
    onClose();
  };
  return (
    <FormDialog
      title={t(texts.closeTitle, { name: name ?? t(someRecordTexts[report.collection]) })}
      okLabel={t(texts.closeOk)}
      problem={first ? '' : isLong ? t(texts.noteTooLong, { max: limits.reason }) : undefined}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>
        {first ? (
          <Rich text={texts.closedMeanwhile} values={{ name: <ProfileName uid={first} plain /> }} />
        ) : (
          t(texts.closeBody)
        )}
      </p>
      <TextAreaField
        label={t(fields.note)}
        hint={t(texts.noteHint)}
        rows={3}
        value={note}
        maxLength={limits.reason}
        onChange={setNote}
      />
    </FormDialog>
  );
}
