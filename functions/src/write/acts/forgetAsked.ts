import { FieldValue } from 'firebase-admin/firestore';
import { entryOf, type HandlerServices } from './act';

export async function forgetAsked({ db }: Pick<HandlerServices, 'db'>, id: string): Promise<void> {
  const entry = await entryOf(db, id).get();
  if (entry.get('asked') !== undefined) await entry.ref.update({ asked: FieldValue.delete() });
}
