import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { noWhy, type Why } from '@/wiki/editing/why';
import { errorText } from '../drafts/errorText';
import { FormError } from './FormError';
import { WhyFields } from './WhyFields';

export interface ProposeFieldsProps {
  readonly label: string;
  /** Throws `NotProposed`. */
  readonly propose: (why: Why) => void;
  readonly to: string;
  readonly problem?: string | undefined;
}

export function ProposeFields({ label, propose, to, problem }: ProposeFieldsProps) {
  const t = useText();
  const navigate = useNavigate();
  const [why, setWhy] = useState(noWhy);
  const [error, setError] = useState<Message>();
  const send = () => {
    try {
      propose(why);
      void navigate(to);
    } catch (thrown) {
      setError(errorText(thrown));
    }
  };
  return (
    <>
      <WhyFields why={why} onChange={setWhy} />
      <FormError message={error && t(error)} />
      <Stack row gap={3}>
        <Button variant="primary" disabled={problem !== undefined} onClick={send}>
          {label}
        </Button>
        {problem !== undefined && <p role="status">{problem}</p>}
      </Stack>
    </>
  );
}
