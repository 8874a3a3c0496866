import { lacks } from './support/browserParts';
import { lackEachPart } from './support/lackingPart';

for (const how of lacks) if (how !== 'throwing') lackEachPart(how);
