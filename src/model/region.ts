/** Where the functions run; the client calls them there, and the content policy of a page names it. */
export const region = 'asia-northeast1';
