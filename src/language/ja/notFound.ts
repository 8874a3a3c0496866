import type { notFound as en } from '../en/notFound';
import { translation } from '../translation';

export const notFound = translation<typeof en>()({});
