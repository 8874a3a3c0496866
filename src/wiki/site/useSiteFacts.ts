import type { SiteFacts } from '@/model/operating/siteFacts';
import { useAppSelector } from '@/store/typed';

export const useSiteFacts = (): SiteFacts => useAppSelector((state) => state.site);
