/** Most records of one answer, for whoever asks: pages of lists, and what the rules let anybody have at once. */
export const pageSize = 500;
