import { useEffect, useState } from 'react';
import { editButtons } from '@/language/en/editButtons';
import { editing } from '@/language/en/editing';
import { reporting } from '@/language/en/reporting';
import { withholding } from '@/language/en/withholding';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import {
  isContact,
  longestContact,
  reportTextProblem,
  reportId,
  type ReportSent,
} from '@/model/privacy/report';
import { limits } from '@/model/schema/limits';
import type { Collection } from '@/model/schema/recordSchema';
import { cleanLine, cleanProse } from '@/model/texts';
import { withholdingHours } from '@/model/privacy/withholding';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { useOnline } from '@/ui/useOnline';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { FormError } from '../forms/FormError';
import { RestoredDraft } from '../drafts/RestoredDraft';
import { useKeptDraft } from '../drafts/useKeptDraft';
import { keptReport, type KeptReport } from './keptReport';
import { refusalTexts, sendReport } from './reportThunks';
import { reportForm } from './waitingReports';

export interface ReportDialogProps {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Opens the form of the record's facts instead, with the typed text. */
  readonly onEdit: (typed: { readonly note: string; readonly source: string }) => void;
}

/**
 * Asks a reader what is wrong with a record, without asking for an account. The typed text stays stored until
 * it is sent.
 */
export function ReportDialog({ collection, id, name, onClose, onEdit }: ReportDialogProps) {
  const t = useText();
  const online = useOnline();
  const mayEdit = useAppSelector(selectMayEdit);
  const { content, waits, restored, change, discard, send, sending, error } = useReport(
    { collection, id, name, onClose },
    online,
  );
  const { text, source, contact } = content;
  const isRequest = contact !== undefined;
  const problem = problemOf(text) ?? contactProblem(contact);
  return (
    <FormDialog
      focusField
      title={t(reporting.title, { name })}
      okLabel={t(reporting.send)}
      problem={problem && t(problem)}
      busy={sending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {restored && !waits && <RestoredDraft onDiscard={discard} />}
      {waits && (
        <p role="status">
          {t(reporting.waiting)}{' '}
          <Button size="sm" onClick={discard}>
            {t(editing.discard)}
          </Button>
        </p>
      )}
      {!waits && !online && <p role="status">{t(reporting.offline)}</p>}
      <ReportFields collection={collection} content={content} change={change} />
      {mayEdit && !isRequest && (
        <p>
          {t(reporting.orPropose)}{' '}
          <Button size="sm" onClick={() => onEdit({ note: cleanProse(text), source: cleanLine(source) })}>
            {t(editButtons.editFacts)}
          </Button>
        </p>
      )}
      <FormError message={error && t(error)} />
    </FormDialog>
  );
}

interface ReportFieldsProps extends Pick<ReportDialogProps, 'collection'> {
  readonly content: KeptReport;
  readonly change: (next: KeptReport) => void;
}

/** Text and source. A person who asks to be withheld gives a contact instead. */
function ReportFields({ collection, content, change }: ReportFieldsProps) {
  const t = useText();
  const { text, source, contact } = content;
  const isRequest = contact !== undefined;
  return (
    <>
      <TextAreaField
        label={t(isRequest ? withholding.requestWhat : reporting.what)}
        hint={isRequest ? t(withholding.requestHint, { hours: withholdingHours }) : t(reporting.whatHint)}
        rows={5}
        value={text}
        maxLength={limits.note}
        onChange={(next) => change({ ...content, text: next })}
      />
      {collection === 'player' && (
        <CheckboxField
          label={t(withholding.thisIsMe)}
          checked={isRequest}
          onChange={(asks) => change({ ...content, contact: asks ? '' : undefined })}
        />
      )}
      {isRequest ? (
        <TextField
          label={t(withholding.contact)}
          hint={t(withholding.contactHint)}
          value={contact}
          maxLength={longestContact}
          onChange={(next) => change({ ...content, contact: next })}
        />
      ) : (
        <TextField
          label={t(editing.source)}
          hint={t(editing.sourceHint)}
          value={source}
          maxLength={limits.source}
          onChange={(next) => change({ ...content, source: next })}
        />
      )}
    </>
  );
}

function problemOf(text: string): Message | undefined {
  switch (reportTextProblem(cleanProse(text))) {
    case 'short':
      return message(reporting.short, { min: limits.reportMin });
    case 'long':
      return message(reporting.long, { max: limits.note });
    case 'hidden':
      return message(reporting.hidden);
    case undefined:
      return undefined;
  }
}

const contactProblem = (contact: string | undefined): Message | undefined =>
  contact === undefined || isContact(cleanLine(contact)) ? undefined : message(withholding.contactMissing);

type Reported = Omit<ReportDialogProps, 'onEdit'>;

/**
 * The report being typed, stored on the device, and its sending: at once, or later if the server does not
 * answer.
 */
function useReport({ collection, id, name, onClose }: Reported, online: boolean) {
  const dispatch = useAppDispatch();
  const { restored, keep, drop } = useKeptDraft(reportForm(collection, id), keptReport);
  const [content, setContent] = useState<KeptReport>(restored ?? { text: '', source: '', name });
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<Message>();
  const now = useAppSelector((state) => selectBaseRecord(state, collection, id)?.updatedAt ?? 0);
  // The version that the reader has seen, whatever arrives while they write.
  const [seen] = useState(now);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (!changed) return;
    if (isBlank(content)) drop();
    else keep(content);
  }, [changed, content, keep, drop]);

  const change = (next: KeptReport) => {
    setChanged(true);
    setError(undefined);
    // A waiting report is fixed. Once edited, it waits for its writer to send it again.
    const { waiting: _, ...typed } = next;
    setContent({ ...typed, name });
  };
  const discard = () => {
    drop();
    setRestored(false);
    setChanged(false);
    setContent({ text: '', source: '', name });
  };
  const send = async () => {
    const report = content.waiting ?? dispatch(reportOf({ collection, id, seen, content }));
    setSending(true);
    const sent = online ? await dispatch(sendReport(report)) : 'later';
    setSending(false);
    if (sent === 'taken') {
      drop();
      const said = report.contact === undefined ? reporting.thanks : withholding.requested;
      dispatch(successShown('report', message(said)));
      return onClose();
    }
    if (sent === 'later') {
      keep({ ...content, name, waiting: report });
      dispatch(noticeShown({ id: 'report', message: message(reporting.kept) }));
      return onClose();
    }
    setError(message(refusalTexts[sent]));
  };
  const waits = content.waiting !== undefined;
  return { content, waits, restored: isRestored, change, discard, send, sending, error };
}

const isBlank = ({ text, source, contact = '' }: KeptReport): boolean =>
  [text, source, contact].every((each) => each.trim() === '');

interface Typed extends Pick<ReportDialogProps, 'collection' | 'id'> {
  readonly seen: number;
  readonly content: KeptReport;
}

const reportOf =
  ({ collection, id, seen, content }: Typed): AppThunk<ReportSent> =>
  (_dispatch, _getState, { newId }) => {
    const { contact } = content;
    const source = contact === undefined ? cleanLine(content.source) : '';
    return {
      id: reportId(newId()),
      collection,
      docId: id,
      seen,
      text: cleanProse(content.text),
      ...(source !== '' && { source }),
      ...(contact !== undefined && { contact: cleanLine(contact) }),
    };
  };
