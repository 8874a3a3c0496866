import { embed } from '@/language/en/embed';
import type { Language } from '@/language/language';
import { escape } from '../head/escape';
import type { EmbedContent, EmbedRow } from './embedContent';

/** Most bytes of an uncompressed embed with its style. Somebody else's page waits for it. */
export const mostBytes = 30_000;
const roomAround = 4_000;

/** Style of an embed, light or dark. `firebase.json` allows only this style, by hash. */
export const embedStyle =
  ':root{color-scheme:light dark;--text:#1b1d22;--muted:#5b616e;--line:#d9dce3;--back:#fff;--link:#1a56c4}' +
  '@media(prefers-color-scheme:dark){:root{--text:#e9ebf0;--muted:#a2a8b5;--line:#33373f;--back:#15171b;--link:#8ab4ff}}' +
  '*{box-sizing:border-box}body{margin:0;padding:12px 16px;font:15px/1.45 system-ui,sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}' +
  'h1{font-size:1.2em;line-height:1.3;margin:0}p{margin:2px 0;color:var(--muted);font-size:.9em}' +
  'ol{list-style:none;margin:10px 0;padding:0}li{display:flex;flex-wrap:wrap;gap:2px 10px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}' +
  'li span{flex:1 1 9em}li b{min-width:3ch;text-align:center;font-variant-numeric:tabular-nums}li small{color:var(--muted);flex:1 0 100%}' +
  'a{color:var(--link)}.one small{flex:0 1 auto}';

/**
 * The embed as a document without scripts, pictures or requests. Rows beyond the size limit are counted
 * instead.
 */
export function embedPage(content: EmbedContent, language: Language, origin: string): string {
  const { t, code } = language;
  const { heading, kicker, facts, nothing, rows, page } = content;
  const written = fitting(rows);
  const left = rows.length - written.length;
  const one = rows[0]?.names.length === 1 ? ' class="one"' : '';
  return [
    `<!doctype html><html lang="${code}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escape(heading)}</title><link rel="canonical" href="${escape(origin + page)}">`,
    `<style>${embedStyle}</style></head><body>`,
    `<p>${escape(kicker)}</p><h1><bdi>${escape(heading)}</bdi></h1>`,
    facts.length > 0 ? `<p>${escape(facts.join(' · '))}</p>` : '',
    rows.length === 0 ? `<p>${escape(nothing)}</p>` : `<ol${one}>${written.join('')}</ol>`,
    left > 0 ? `<p>${escape(t(embed.more, { count: left }))}</p>` : '',
    `<p><a href="${escape(origin + page)}" target="_blank" rel="noopener">${escape(t(embed.onSite))}</a></p>`,
    '</body></html>\n',
  ].join('');
}

function fitting(rows: readonly EmbedRow[]): readonly string[] {
  let room = mostBytes - roomAround - Buffer.byteLength(embedStyle);
  const written: string[] = [];
  for (const row of rows) {
    const html = rowHtml(row);
    room -= Buffer.byteLength(html);
    if (room < 0) break;
    written.push(html);
  }
  return written;
}

function rowHtml({ names: [own, other], score, note }: EmbedRow): string {
  const name = (of: typeof own) =>
    of
      ? `<span>${of.strong ? '<strong>' : ''}<bdi>${escape(of.name)}</bdi>${of.strong ? '</strong>' : ''}</span>`
      : '';
  const middle = `<b>${escape(score ?? (other ? 'v' : ''))}</b>`;
  const small = note === '' ? '' : `<small>${escape(note)}</small>`;
  return other
    ? `<li>${name(own)}${middle}${name(other)}${small}</li>`
    : `<li>${middle}${name(own)}${small}</li>`;
}
