export const recentChangesCount = 8;
