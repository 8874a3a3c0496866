import { tellChaos } from './support/chaos/story';

/** `ARMWIKI_CHAOS_SEED=7 ARMWIKI_CHAOS_STEPS=1000` chooses another run. */
tellChaos(Number(process.env['ARMWIKI_CHAOS_SEED'] ?? 1), Number(process.env['ARMWIKI_CHAOS_STEPS'] ?? 60));
