const particles =
  /^(?:van|von|vom|der|den|de|del|della|di|da|das|do|dos|du|la|le|el|al|bin|ibn|ben|ter|ten|zu|y|e|af|av|st|mac|nic|ní|ó|jr|sr|dela|delos|zum|zur|dello|degli|dei|los|las|bint|binti|abu|ould|o[gğ]lu|ogly|kyzy|k[iı]z[iı]|qizi|uulu|v\.|фон|ван|де|дер|оглы|кызы|улы|уулу|ибн|бен)$/u;

/** Whether names have the word in small letters: `de`, `van`. */
export const isParticle = (word: string): boolean => particles.test(word);
