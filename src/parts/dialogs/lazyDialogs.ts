import { lazyDialog } from './lazyDialog';

const load = () => import(/* webpackChunkName: "editing" */ './editingCode');

const parts = {
  amend: lazyDialog(() => load().then((code) => code.AmendDialog)),
  delete: lazyDialog(() => load().then((code) => code.DeleteDialog)),
  edit: lazyDialog(() => load().then((code) => code.EditDialog)),
  facts: lazyDialog(() => load().then((code) => code.EditFactsDialog)),
  hide: lazyDialog(() => load().then((code) => code.HideDialog)),
  event: lazyDialog(() => load().then((code) => code.EventDialog)),
  match: lazyDialog(() => load().then((code) => code.MatchDialog)),
  player: lazyDialog(() => load().then((code) => code.PlayerDialog)),
};

/** The editing dialogs. Their code loads when one opens, or with `preloadEditing`. */
export const AmendDialog = parts.amend.Part;
export const DeleteDialog = parts.delete.Part;
export const EditDialog = parts.edit.Part;
export const EditFactsDialog = parts.facts.Part;
export const EventDialog = parts.event.Part;
export const HideDialog = parts.hide.Part;
export const MatchDialog = parts.match.Part;
export const PlayerDialog = parts.player.Part;

export const preloadEditing = () => Promise.all(Object.values(parts).map(({ preload }) => preload()));
