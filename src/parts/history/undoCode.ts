/** Loads what proposes to undo a change: few ever do, and an event's page would be larger by all that proposing needs. */
export const loadUndo = () => import(/* webpackChunkName: "undo" */ '@/wiki/history/undoCode');
