import { browserParts, lacks } from './support/browserParts';
import { isTold, lackEachPart } from './support/lackingPart';

for (const how of lacks)
  lackEachPart(how, how === 'throwing' ? browserParts.filter((part) => !isTold(part)) : browserParts);
