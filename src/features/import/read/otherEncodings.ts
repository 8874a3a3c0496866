/**
 * Signs of the bytes from 0x7f in encodings that `TextDecoder` lacks: code pages 850 and 852, which programs for DOS wrote
 * and Windows still exports, and that of old Macs in Central Europe.
 */
const signs = {
  ibm850:
    '\u007fÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    '\u007fÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  'x-mac-ce':
    '\u007fÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
} as const;

type OtherEncoding = keyof typeof signs;

export const isOtherEncoding = (encoding: string): encoding is OtherEncoding =>
  Object.hasOwn(signs, encoding);

export const otherText = (bytes: Uint8Array, encoding: OtherEncoding): string => {
  let text = '';
  for (const byte of bytes)
    text += byte < 0x7f ? String.fromCharCode(byte) : (signs[encoding][byte - 0x7f] ?? '');
  return text;
};
