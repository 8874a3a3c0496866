import { definePage } from '@/store/page';
import { NotFound } from '@/features/wiki/display/NotFound';

export const page = definePage({ Component: () => <NotFound /> });
