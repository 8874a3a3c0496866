import { laterPart, lazyPart } from '@/ui/lazyPart';

// Below the first screen or for editors, so that a first visit renders the card without their code.
const aside = laterPart(() => import('./EventAside'), 'EventAside');
const tools = laterPart(() => import('./EventTools'), 'EventTools');
const same = laterPart(() => import('./LikelySame'), 'LikelySame');

export const EventAside = aside.Part;
export const EventTools = tools.Part;
export const LikelySame = same.Part;
export const { Part: MergedHistory } = lazyPart(() => import('./MergedHistory'), 'MergedHistory');

/** So that a page reached by a link appears as a whole. Never rejects. */
export const preloadLaterParts = async (): Promise<void> =>
  void (await Promise.all([aside.preload(), tools.preload(), same.preload()]));
