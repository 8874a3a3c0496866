import { definePage } from '@/store/page';
import { NotFound } from '@/parts/records/NotFound';

export const page = definePage({ Component: () => <NotFound /> });
