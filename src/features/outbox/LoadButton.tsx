import { useState } from 'react';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { maxFileSize, readOutboxFile, type FileProblem, type OutboxFile } from '@/wiki/outbox/outboxFile';
import { outbox } from '@/language/en/outbox';
import { message, type Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { UserId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { FileButton } from '@/ui/FileButton';
import { LoadDialog } from './LoadDialog';

const problems = {
  'no-json': outbox.noJson,
  'no-outbox': outbox.noOutbox,
  newer: outbox.newer,
  'too-big': outbox.tooBig,
} as const satisfies Record<FileProblem | 'too-big', Text>;

export function LoadButton({ uid }: { readonly uid: UserId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<OutboxFile>();

  const refuse = (problem: keyof typeof problems) =>
    dispatch(errorShown('outboxFile', message(problems[problem])));

  const read = async (chosen: File) => {
    if (chosen.size > maxFileSize) return refuse('too-big');
    const content = await chosen.text().catch(() => '');
    const outboxFile = readOutboxFile(content);
    return outboxFile.ok ? setFile(outboxFile.value) : refuse(outboxFile.error);
  };

  return (
    <>
      <FileButton
        label={t(outbox.load)}
        accept="application/json,.json"
        onFile={(chosen) => void read(chosen)}
      />
      {file && <LoadDialog file={file} uid={uid} onClose={() => setFile(undefined)} />}
    </>
  );
}
