import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { bundleId } from '../ids';
import { appliedKinds, saidKinds, supersededKinds, type News } from '../news/news';
import { collections } from '../schema/recordSchema';
import { cause } from './causeSchema';
import { delta, account, lenient, presentObject, readDocument, text, time } from './schema';

const bundle = lenient(v.pipe(text, v.transform(bundleId)));

const common = {
  id: text,
  at: time,
  delta,
  record: presentObject({ collection: v.picklist(collections), id: text, name: lenient(text) }),
};

const news = v.variant('kind', [
  presentObject({ ...common, kind: v.picklist(appliedKinds), bundle }),
  presentObject({
    ...common,
    kind: v.literal('rejected'),
    bundle,
    reason: v.string(),
    // A later version may have other causes; readers then get the sentence.
    cause: lenient(cause),
  }),
  v.object({ ...common, kind: v.literal('reverted'), by: account }),
  v.object({ ...common, kind: v.picklist(supersededKinds), instead: delta }),
  v.object({ ...common, kind: v.picklist(saidKinds), by: account, text: v.string() }),
]);

export const parseNews = (input: unknown): Parsed<News> => readDocument('news', news, input);

export const readableNews = (list: readonly unknown[]): readonly News[] =>
  list.flatMap((one) => {
    const read = parseNews(one);
    return read.ok ? [read.value] : [];
  });
