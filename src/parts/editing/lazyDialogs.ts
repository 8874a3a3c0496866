import { lazyPart } from '@/ui/lazyPart';
import { lazyDialog } from '../display/lazyDialog';

const load = () => import(/* webpackChunkName: "editing" */ './editingCode');

const parts = {
  edit: lazyDialog(() => load().then((code) => code.EditDialog)),
  facts: lazyDialog(() => load().then((code) => code.EditFactsDialog)),
  match: lazyDialog(() => load().then((code) => code.MatchDialog)),
  record: lazyDialog(() => load().then((code) => code.RecordDialog)),
  eventNamesakes: lazyPart(() => load().then((code) => code.EventNamesakes)),
  playerNamesakes: lazyPart(() => load().then((code) => code.PlayerNamesakes)),
};

/** The dialogs that edit, without their code until one is opened or `preloadEditing` has been called. */
export const EditDialog = parts.edit.Part;
export const EditFactsDialog = parts.facts.Part;
export const MatchDialog = parts.match.Part;
export const RecordDialog = parts.record.Part;
export const EventNamesakes = parts.eventNamesakes.Part;
export const PlayerNamesakes = parts.playerNamesakes.Part;

/** Begins to load the dialogs that edit. */
export const preloadEditing = (): void => Object.values(parts).forEach(({ preload }) => preload());
