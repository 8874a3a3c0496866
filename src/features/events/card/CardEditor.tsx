import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { isJsonObject } from '@/lib/json';
import { path } from '@/model/routes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { RestoredDraft } from '@/parts/editing/RestoredDraft';
import { SignInPanel } from '@/parts/editing/SignInPanel';
import { keepDraftOf, useKeptDraft } from '@/parts/editing/useKeptDraft';
import { noWhy } from '@/wiki/editing/why';
import { useSports } from '@/wiki/sports/useSports';
import { blankAfter, type CardForm } from './cardForm';
import { CardInput } from './CardInput';
import { CardPreview } from './CardPreview';
import { cardSchema } from './cardSchema';

export interface CardEditorProps {
  readonly sport: string;
  /** The event to add to; without it a new one is asked for. */
  readonly eventId?: string | undefined;
}

/** A whole card: typed or pasted, looked at once more, and only then sent. For visitors who are signed in. */
export function CardEditor(props: CardEditorProps) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  if (mayEdit) return <Editor {...props} />;
  return <SignInPanel title={t(events.cardSignIn)}>{t(events.cardSignInWhy)}</SignInPanel>;
}

const emptyForm: CardForm = { event: {}, rows: [blankAfter([], 'first')], paste: '', others: [], why: noWhy };

const formName = (sport: string, eventId: string | undefined) => `card/${sport}/${eventId ?? ''}`;

function Editor({ sport, eventId }: CardEditorProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { form, isRestored, change, drop, discard } = useCardForm(formName(sport, eventId));
  const preview = usePreview();
  /** Lines for which this list had no room wait where matches are added to the event. */
  const leave = (event: string) => {
    drop();
    const rest = { ...emptyForm, paste: form.paste };
    // A card that was sent is not previewed again on the way back.
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
      <CardPreview
        sport={sport}
        eventId={eventId}
        form={form}
        onForgotten={(forgotten) => change((before) => ({ ...before, forgotten }))}
        onBack={preview.close}
        onSent={leave}
      />
    );
  }
  return (
    <>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <CardInput
        // The text inside the fields is forgotten with the form.
        key={String(isRestored)}
        sport={sport}
        isNew={eventId === undefined}
        form={form}
        onChange={change}
        onPreview={preview.open}
      />
    </>
  );
}

/** The preview as a place in the history of its own, so that Back leads to the form with everything typed. */
function usePreview() {
  const navigate = useNavigate();
  const location = useLocation();
  // Another visit of the page begins with the form, whatever its history says.
  const [visit] = useState(() => crypto.randomUUID());
  const state: unknown = location.state;
  const isOpen = isJsonObject(state) && state['preview'] === visit;
  return {
    isOpen,
    open: () => void navigate(location, { state: { preview: visit } }),
    close: () => void navigate(-1),
  };
}

/** The content of a form of this name, which the device keeps from its first change on. */
function useCardForm(name: string) {
  const sports = useSports();
  const schema = useMemo(() => cardSchema(sports), [sports]);
  const { restored, keep, drop } = useKeptDraft(name, schema);
  const [form, setForm] = useState(restored ?? emptyForm);
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (changed) keep(form);
  }, [changed, form, keep]);
  const change = (next: (before: CardForm) => CardForm) => {
    setChanged(true);
    setForm(next);
  };
  const discard = () => {
    drop();
    setChanged(false);
    setRestored(false);
    setForm(emptyForm);
  };
  return { form, isRestored, change, drop, discard };
}
