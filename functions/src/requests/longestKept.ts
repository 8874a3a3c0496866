/**
 * How long anybody's cache may keep what names a player, in seconds. Nothing can be taken back from a cache, so whoever is taken
 * down stays in it for so long, and the deadline of `docs/takedown.md` counts on it.
 */
export const longestKept = 43_200;
