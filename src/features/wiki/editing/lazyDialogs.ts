import type { ComponentType } from 'react';
import { lazyPart } from '@/ui/lazyPart';
import type * as Code from './editingCode';

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

const load = () => import(/* webpackChunkName: "editing" */ './editingCode');
const part = <Name extends keyof typeof Code>(name: Name) =>
  // The component is found under the name that its props were taken from.
  lazyPart(() => load().then((code) => code[name] as ComponentType<PropsOf<(typeof Code)[Name]>>));

const parts = {
  edit: part('EditDialog'),
  match: part('MatchDialog'),
  record: part('RecordDialog'),
  eventNamesakes: part('EventNamesakes'),
  playerNamesakes: part('PlayerNamesakes'),
};

/** The dialogs that edit, without their code until one is opened or `preloadEditing` has been called. */
export const EditDialog = parts.edit.Part;
export const MatchDialog = parts.match.Part;
export const RecordDialog = parts.record.Part;
export const EventNamesakes = parts.eventNamesakes.Part;
export const PlayerNamesakes = parts.playerNamesakes.Part;

/** Begins to load the dialogs that edit. */
export const preloadEditing = (): void => Object.values(parts).forEach(({ preload }) => preload());
