/** Region of the functions. The client calls them there, and the content security policy names it. */
export const region = 'asia-northeast1';
