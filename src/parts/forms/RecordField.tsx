import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import type { FieldProps } from '@/ui/fields/Field';
import type { Collection } from '@/model/schema/recordSchema';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useEventOffers } from '../records/useEventOffers';
import type { Offers } from '../records/useOffers';
import { usePlayerOffers } from '../records/usePlayerOffers';
import { draftOf, emptyDraft, type Draft } from '../drafts/draft';

export interface RecordFieldProps extends FieldProps {
  readonly of: Collection;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Takes another record, by its name or, for a match, by its id. It must exist, not only be proposed. */
export function RecordField({ of, ...props }: RecordFieldProps) {
  switch (of) {
    case 'player':
      return <PlayerRecord {...props} />;
    case 'event':
      return <EventRecord {...props} />;
    case 'match':
      return <KnownRecord {...props} of="match" offers={byId} />;
  }
}

type NamedProps = Omit<RecordFieldProps, 'of'>;

function PlayerRecord(props: NamedProps) {
  useScope({ kind: 'players' });
  return <KnownRecord {...props} of="player" offers={usePlayerOffers({})} />;
}

function EventRecord(props: NamedProps) {
  useScope({ kind: 'events' });
  return <KnownRecord {...props} of="event" offers={useEventOffers({})} />;
}

const byId = (text: string): readonly ComboboxItem[] => [{ id: text.trim(), label: text.trim() }];

function KnownRecord({
  of,
  offers,
  draft,
  onChange,
  ...field
}: RecordFieldProps & { readonly offers: Offers | undefined }) {
  const dispatch = useAppDispatch();
  const id = draft.kind === 'value' && typeof draft.value === 'string' ? draft.value : undefined;
  const name = useAppSelector((state) =>
    id === undefined ? undefined : nameOf(selectBaseRecord(state, of, id)),
  );
  const search = useCallback(
    (text: string) => dispatch(existing(of, offers?.(text) ?? [])),
    [dispatch, of, offers],
  );
  return (
    <ComboboxField
      {...field}
      value={id === undefined ? undefined : { id, label: name ?? id }}
      onChange={(chosen) => onChange(chosen && 'id' in chosen ? draftOf(chosen.id) : emptyDraft)}
      onUnknown={(text) => onChange({ kind: 'unreadable', text })}
      search={search}
    />
  );
}

const nameOf = (record: object | undefined): string | undefined =>
  record !== undefined && 'name' in record && typeof record.name === 'string' ? record.name : undefined;

const existing =
  (of: Collection, items: readonly ComboboxItem[]): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    items.filter(({ id }) => selectBaseRecord(getState(), of, id) !== undefined);
