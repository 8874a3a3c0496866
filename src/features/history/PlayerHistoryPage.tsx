import { definePage } from '@/store/page';
import { RecordHistoryPage } from './RecordHistoryPage';

const PlayerHistoryPage = ({ id }: { readonly id: string }) => (
  <RecordHistoryPage collection="player" id={id} />
);

export const page = definePage<{ readonly id: string }>({ Component: PlayerHistoryPage });
