/** Loaded on demand: few readers revert a change, and the code for proposing would enlarge every event page. */
export const loadReverting = () => import(/* webpackChunkName: "reverting" */ '@/wiki/history/revertingCode');
