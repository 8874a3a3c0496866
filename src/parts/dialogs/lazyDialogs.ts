import { lazyDialog } from './lazyDialog';

const load = () => import(/* webpackChunkName: "editing" */ './editingCode');

const parts = {
  amend: lazyDialog(load, 'AmendDialog'),
  delete: lazyDialog(load, 'DeleteDialog'),
  edit: lazyDialog(load, 'EditDialog'),
  facts: lazyDialog(load, 'EditFactsDialog'),
  hide: lazyDialog(load, 'HideDialog'),
  event: lazyDialog(load, 'EventDialog'),
  match: lazyDialog(load, 'MatchDialog'),
  player: lazyDialog(load, 'PlayerDialog'),
};

export const AmendDialog = parts.amend.Part;
export const DeleteDialog = parts.delete.Part;
export const EditDialog = parts.edit.Part;
export const EditFactsDialog = parts.facts.Part;
export const EventDialog = parts.event.Part;
export const HideDialog = parts.hide.Part;
export const MatchDialog = parts.match.Part;
export const PlayerDialog = parts.player.Part;

export const preloadEditing = () => Promise.all(Object.values(parts).map(({ preload }) => preload()));
