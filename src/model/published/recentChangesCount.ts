/** Home shows all of these. */
export const recentChangesCount = 8;
