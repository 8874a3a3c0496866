import { useMemo, type ReactNode } from 'react';
import { Provider, useStore } from 'react-redux';
import { EventRow } from '@/parts/records/EventRow';
import { MatchRow } from '@/parts/matches/MatchRow';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector, type RootState } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { ListPanel } from '@/ui/ListPanel';
import { ListRow } from '@/ui/List';
import { throughProposal, type ReadableStore } from './throughProposal';

export function RecordPreview({ id }: { readonly id: string }) {
  const t = useText();
  const view = useAppSelector((state) => selectProposal(state, id));
  if (view?.proposed === undefined) return null;
  return (
    <ThroughProposal id={id}>
      <ListPanel label={t(moderation.preview)}>
        <Row collection={view.delta.collection} id={view.proposed.id} />
      </ListPanel>
    </ThroughProposal>
  );
}

function Row({ collection, id }: { readonly collection: Collection; readonly id: string }) {
  const name = useAppSelector((state) => selectPlayer(state, id)?.name ?? '');
  switch (collection) {
    case 'match':
      return <MatchRow id={id} />;
    case 'event':
      return <EventRow id={id} />;
    case 'player':
      return <ListRow leading={<Avatar name={name} />} title={<PlayerLink id={id} name={name} />} />;
  }
}

/** Renders its children as if the proposal were applied. Their dispatches go to the real store. */
function ThroughProposal({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const store: ReadableStore = useStore<RootState>();
  const seen = useMemo(() => throughProposal(store, id), [store, id]);
  return <Provider store={seen}>{children}</Provider>;
}
