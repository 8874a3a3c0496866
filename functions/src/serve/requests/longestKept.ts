/**
 * How long any cache may keep content that names a player, in seconds. A cache cannot be cleared, so a
 * removed name can remain in it for this time; the deadline of `docs/takedown.md` includes it.
 */
export const longestKept = 43_200;
