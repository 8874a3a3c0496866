import { weakMapMemoize, type Store } from '@reduxjs/toolkit';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { tableSet } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';

export type ReadableStore = Store<RootState>;

/**
 * A store whose state reads as if the proposal were applied, while the proposal exists. Everything else is
 * the given store.
 */
export function throughProposal(store: ReadableStore, id: string): ReadableStore {
  const seen = weakMapMemoize((state: RootState) => {
    const view = selectProposal(state, id);
    return view?.proposed ? withRecord(state, view.delta.collection, view.proposed) : state;
  });
  return { ...store, getState: () => seen(store.getState()) };
}

const slices = { event: 'events', match: 'matches', player: 'players' } as const satisfies Record<
  Collection,
  keyof RootState
>;

function withRecord(state: RootState, collection: Collection, record: AnyRecord): RootState {
  const slice = slices[collection];
  const rows: RootState[typeof slice]['rows'] = state[slice].rows;
  return { ...state, [slice]: { ...state[slice], rows: tableSet<AnyRecord>(rows, [[record.id, record]]) } };
}
