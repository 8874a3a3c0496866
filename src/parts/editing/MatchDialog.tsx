import { dequal } from 'dequal';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { draftOf, emptyDraft, samePlayer } from './draft';
import { selectMatchBlank, selectSportOf } from '@/wiki/editing/editingSelectors';
import { proposeMatch } from './newRecordThunks';
import { RecordDialog, type Drafts } from './RecordDialog';

// As one reads a score sheet; the rest follows in the order of the specification.
const asked = [
  'player1',
  'player1.score',
  'player2',
  'player2.score',
  'arm',
  'weight',
  'gender',
  'date',
  'order',
  'youtube',
];

/** Asks for a new match of an event; day, place on the card and gender are filled in as they are most likely. */
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
  const blank = useAppSelector((state) => selectMatchBlank(state, eventId), dequal);
  const [initial] = useState<Drafts>(() => ({
    date: draftOf(blank.date),
    order: draftOf(blank.order),
    gender: draftOf(blank.gender),
  }));
  const place = ({ path }: FieldSpec) => asked.indexOf(path);
  return (
    <RecordDialog
      form={`match/new/${eventId}`}
      title={t(editing.newMatch)}
      fields={[...fieldsFor('match', sport ?? '')].sort((a, b) => place(a) - place(b))}
      sport={sport}
      initial={initial}
      check={({ player1 = emptyDraft, player2 = emptyDraft }) =>
        samePlayer(player1, player2) ? t(editing.samePlayer) : undefined
      }
      onPropose={(drafts, why) => dispatch(proposeMatch(eventId, drafts, why))}
      onClose={onClose}
    />
  );
}
