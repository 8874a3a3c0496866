import { laterPart, lazyPart } from '@/ui/lazyPart';

// Below the first screen or for few readers, so that a first visit renders the matches without their code.
const aside = laterPart(() => import('./PlayerAside'), 'PlayerAside');
const tools = laterPart(() => import('./PlayerTools'), 'PlayerTools');

export const PlayerAside = aside.Part;
export const PlayerTools = tools.Part;
export const { Part: HiddenPlayer } = lazyPart(() => import('./HiddenPlayer'), 'HiddenPlayer');
export const { Part: WithheldPlayer } = lazyPart(() => import('./WithheldPlayer'), 'WithheldPlayer');

/** So that a page reached by a link appears as a whole. Never rejects. */
export const preloadLaterParts = async (): Promise<void> =>
  void (await Promise.all([aside.preload(), tools.preload()]));
