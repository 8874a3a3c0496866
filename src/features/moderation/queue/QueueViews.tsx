import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { fields } from '@/language/en/fields';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { cleanLine } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Menu, type MenuProps } from '@/ui/Menu';
import { selectQueueViews } from '@/wiki/preferences/preferencesSelectors';
import { queueViewForgotten, queueViewSaved } from '@/wiki/preferences/preferencesSlice';

const longestName = 60;

/** Named views of the queue. They are stored on this device; a shared one has its name in the address. */
export function QueueViews() {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const views = useAppSelector(selectQueueViews);
  const [params] = useSearchParams();
  const search = searchOf(params);
  const name = cleanLine(params.get('view') ?? '').slice(0, longestName);
  const saved = views.find((view) => view.name === name);
  const shown = name !== '' && (saved === undefined || saved.search === search) ? name : undefined;

  const save = (as: string) => {
    dispatch(queueViewSaved({ name: as, search }));
    void navigate(addressOf(as, search), { replace: true, preventScrollReset: true });
  };
  const ask = async () => {
    const given = await dialogs.prompt({
      title: t(moderation.saveViewTitle),
      body: t(moderation.saveViewBody),
      label: t(fields.name),
      maxLength: longestName,
    });
    const wanted = cleanLine(given ?? '');
    if (wanted !== '') save(wanted);
  };
  const items: MenuProps['items'] = [
    ...views.map((view) => ({
      label: view.name,
      to: addressOf(view.name, view.search),
      checked: view.name === shown,
    })),
    search !== '' &&
      shown !== undefined &&
      saved === undefined && {
        label: t(moderation.saveSharedView, { name: shown }),
        icon: <BookmarkPlus />,
        onSelect: () => save(shown),
      },
    {
      label: t(moderation.saveView),
      icon: <BookmarkPlus />,
      disabled: search === '',
      onSelect: () => void ask(),
    },
    saved !== undefined && {
      label: t(moderation.forgetView, { name }),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => dispatch(queueViewForgotten(name)),
    },
  ];
  return <Menu label={shown ?? t(moderation.views)} icon={<Bookmark />} items={items} />;
}

/** The address of a view without its name. Equal filters give equal texts. */
function searchOf(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('view');
  rest.sort();
  return rest.toString();
}

const addressOf = (name: string, search: string): string => {
  const params = new URLSearchParams(search);
  params.set('view', name);
  return `${path('delta')}?${params.toString()}`;
};
