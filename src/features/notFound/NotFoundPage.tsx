import { definePage } from '@/store/page';
import { NotFound } from '@/parts/display/NotFound';

export const page = definePage({ Component: () => <NotFound /> });
