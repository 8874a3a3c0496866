export const askHash = '#ask';
