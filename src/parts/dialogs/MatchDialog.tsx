import { dequal } from 'dequal';
import { useState } from 'react';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { draftOf, type Drafts } from '../drafts/draft';
import { selectMatchBlank, selectSportOf } from '@/wiki/editing/editingSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { inFormOrder } from '../forms/formOrder';
import { proposeMatch } from './newRecordThunks';
import { selectMatchAhead } from './proposalAhead';
import { RecordDialog } from './RecordDialog';

export function MatchDialog({
  eventId,
  onClose,
}: {
  readonly eventId: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  const dispatch = useAppDispatch();
  const sport = useAppSelector((state) => selectSportOf(state, 'event', eventId));
  const definition = useSport(sport);
  const blank = useAppSelector((state) => selectMatchBlank(state, eventId), dequal);
  const [initial] = useState<Drafts>(() => ({
    date: draftOf(blank.date),
    datePrecision: draftOf(blank.datePrecision),
    order: draftOf(blank.order),
    gender: draftOf(blank.gender),
  }));
  return (
    <RecordDialog
      collection="match"
      form={`match/new/${eventId}`}
      title={t(words.newMatch)}
      fields={inFormOrder(fieldsFor('match', definition))}
      sport={sport}
      initial={initial}
      ahead={(state, drafts) => selectMatchAhead(state, eventId, drafts)}
      onPropose={(drafts, why) => dispatch(proposeMatch(eventId, drafts, why))}
      onClose={onClose}
    />
  );
}
