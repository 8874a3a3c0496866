export const siteOrigin = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? 'http://127.0.0.1:5000';
