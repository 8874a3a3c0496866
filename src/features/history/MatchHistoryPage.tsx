import { definePage } from '@/store/page';
import { RecordHistoryPage } from './RecordHistoryPage';

const MatchHistoryPage = ({ id }: { readonly id: string }) => (
  <RecordHistoryPage collection="match" id={id} />
);

export const page = definePage<{ readonly id: string }>({ Component: MatchHistoryPage });
