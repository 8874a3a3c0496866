import { useState } from 'react';
import { stored } from '@/language/en/stored';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectSendsErrors } from '@/wiki/preferences/preferencesSelectors';
import { sendsErrorsChosen } from '@/wiki/preferences/preferencesSlice';
import { asksForPrivacy } from '@/wiki/preferences/privacySignal';

export function SendErrors() {
  const t = useText();
  const dispatch = useAppDispatch();
  const [takes] = useState(() => dispatch(siteTakesErrors()));
  const [isPrivate] = useState(() => asksForPrivacy());
  const sends = useAppSelector(selectSendsErrors) === true;
  if (!takes) return undefined;
  return (
    <Section title={t(stored.errors)}>
      <Stack gap={2}>
        <CheckboxField
          label={t(stored.sendErrors)}
          checked={sends && !isPrivate}
          disabled={isPrivate}
          onChange={(chosen) => dispatch(sendsErrorsChosen(chosen))}
        />
        <p>{t(isPrivate ? stored.sendErrorsPrivate : stored.sendErrorsHint)}</p>
      </Stack>
    </Section>
  );
}

const siteTakesErrors =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { takesErrors }) =>
    takesErrors;
