/** Signs of the bytes from 0x7f in code page 850, which programs for DOS wrote and Windows still exports. */
const signs =
  '\u007fÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The text of bytes in code page 850, which `TextDecoder` lacks. */
export const dosText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (signs[byte - 0x7f] ?? '');
  return text;
};
