import type { notices as en } from '../en/notices';
import { translation } from '../translation';

export const notices = translation<typeof en>()({});
