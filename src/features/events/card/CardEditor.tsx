import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isJsonObject } from '@/lib/json';
import { path } from '@/model/sharing/routes';
import { lazyPart } from '@/ui/lazyPart';
import { useAppDispatch } from '@/store/typed';
import { RestoredDraft } from '@/parts/drafts/RestoredDraft';
import { keepDraftOf } from '@/parts/drafts/useKeptDraft';
import { useStoredForm } from '@/parts/drafts/useStoredForm';
import { noWhy } from '@/wiki/editing/why';
import { useSports } from '@/wiki/sports/useSports';
import { blankAfter, type CardForm } from './cardForm';
import { CardInput } from './CardInput';
import { FutureResults } from './FutureResults';
import { cardSchema } from './cardSchema';
import { useCardOrder } from './useCardOrder';

const previewCode = lazyPart(() => import('./CardPreview'), 'CardPreview');
const { Part: CardPreview } = previewCode;

export interface CardEditorProps {
  readonly sport: string;
  readonly eventId?: string | undefined;
}

const emptyForm: CardForm = { event: {}, rows: [blankAfter([], 'first')], paste: '', others: [], why: noWhy };

const formName = (sport: string, eventId: string | undefined) => `card/${sport}/${eventId ?? ''}`;

export function CardEditor({ sport, eventId }: CardEditorProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sports = useSports();
  const schema = useMemo(() => cardSchema(sports), [sports]);
  const kept = useStoredForm(formName(sport, eventId), schema, () => emptyForm);
  const { content: form, restored: isRestored, change, drop, discard } = kept;
  const preview = usePreview();
  const order = useCardOrder(sport, eventId, form);
  useEffect(() => void previewCode.preload(), []);
  /** Text left in the paste box moves to the form that adds matches to this event. */
  const leave = (event: string) => {
    drop();
    const rest = { ...emptyForm, paste: form.paste };
    const options = { replace: true } as const;
    if (form.paste.trim() === '') void navigate(path('event', { id: sport, eventId: event }), options);
    else if (event === eventId) {
      change(() => rest);
      preview.close();
    } else {
      dispatch(keepDraftOf(formName(sport, event), rest));
      void navigate(path('addToCard', { id: sport, eventId: event }), options);
    }
  };
  if (preview.isOpen) {
    return (
      <>
        <FutureResults {...{ sport, eventId, form }} />
        <CardPreview
          sport={sport}
          eventId={eventId}
          form={order.asks ? { ...form, event: { ...form.event, cardOrder: order.draft } } : form}
          onForgotten={(forgotten) => change((before) => ({ ...before, forgotten }))}
          onBack={preview.close}
          onSent={leave}
        />
      </>
    );
  }
  return (
    <>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <CardInput
        // A new key remounts the fields, which drops the text inside them.
        key={String(isRestored)}
        sport={sport}
        isNew={eventId === undefined}
        form={form}
        order={order}
        onChange={change}
        onPreview={preview.open}
      />
      <FutureResults {...{ sport, eventId, form }} />
    </>
  );
}

/** Keeps the preview as an entry of the browser's history, so that Back returns to the filled form. */
function usePreview() {
  const navigate = useNavigate();
  const location = useLocation();
  // A new visit starts with the form, even if its history entry says preview.
  const [visit] = useState(() => crypto.randomUUID());
  const state: unknown = location.state;
  const isOpen = isJsonObject(state) && state['preview'] === visit;
  return {
    isOpen,
    open: () => void navigate(location, { state: { preview: visit } }),
    close: () => void navigate(-1),
  };
}
