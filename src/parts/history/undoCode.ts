/** Loaded on demand: few readers undo a change, and the code for proposing would enlarge every event page. */
export const loadUndo = () => import(/* webpackChunkName: "undo" */ '@/wiki/history/undoCode');
