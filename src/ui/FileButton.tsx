import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './Button';

export interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Upload />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
