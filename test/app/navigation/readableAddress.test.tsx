/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pageRoutes } from '@/app/navigation/pageRoutes';
import { notFound, pages } from '@/app/navigation/pages';
import { shownAddresses } from '@/app/navigation/shownAddresses';
import { sharePage } from '@/parts/sharing/ShareButton';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { playerId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { AddressContext } from '@/ui/AppLink';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { player } from '@test/support/factories';
import { newIdOf } from '@test/support/newIdOf';
import { screens } from '@test/support/screens';
import '@test/support/webRequests';

const [ann, bea, anne] = [newIdOf('ann'), newIdOf('bea'), newIdOf('anne')];
const known = [
  player(ann, { name: 'Ann', slug: 'ann-lee' }),
  player(bea, { name: 'Bea', slug: 'bea' }),
  player(anne, { name: 'Anne', slug: 'anne', sameAs: playerId(ann) }),
  player('carl', { name: 'Carl' }),
];

const live = { status: 'live', pending: 0 } as never;

function Player({ id }: { readonly id: string }) {
  const found = useAppSelector((state) => selectPlayer(state, id));
  if (!found) return <MissingRecord collection="player" id={id} scope={live} />;
  return (
    <>
      <h1>{found.id}</h1>
      <TextLink to={`${path('versus', { id, otherId: bea })}?x=1#top`}>Bea</TextLink>
      <TextLink to={path('player', { id: 'carl' })}>Carl</TextLink>
      <Tabs label="Parts" tabs={[{ to: path('player', { id }), label: 'Here' }]} />
    </>
  );
}

async function open(at: string, players = known) {
  const c = screens({ players });
  const shown = { page: { Component: Player as never } };
  const router = createMemoryRouter(
    pageRoutes({ store: c.store, pages: { ...pages, player: async () => shown }, notFound }, window),
    { initialEntries: ['/about', at] },
  );
  await act(async () => {
    render(
      <Provider store={c.store}>
        <AddressContext value={shownAddresses(c.store)}>
          <RouterProvider router={router} />
        </AddressContext>
      </Provider>,
    );
  });
  const arrive = (docs: typeof players) =>
    act(async () => void c.store.dispatch(playersSlice.actions.added({ scope: 'players', docs })));
  const where = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...c, router, arrive, where };
}

const heading = () => screen.getByRole('heading').textContent;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a page at a slug is that of its record, and its links have slugs where there are any', async () => {
  const { where } = await open('/player/ann-lee');
  expect(heading()).toBe(ann);
  expect(where()).toBe('/player/ann-lee');
  expect(href('Bea')).toBe('/player/ann-lee/versus/bea?x=1#top');
  expect(href('Carl')).toBe('/player/carl');
  expect(screen.getByRole('link', { name: 'Here' }).getAttribute('aria-current')).toBe('page');
});

test.each([ann, 'Ann-Lee'])('the address of %s becomes the one with the slug in its place', async (name) => {
  const { where, router } = await open(`/player/${name}?x=1#top`);
  expect(heading()).toBe(ann);
  expect(where()).toBe('/player/ann-lee?x=1#top');
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
});

test('the slug of a merged record leads to the remaining one', async () => {
  const { where } = await open('/player/anne');
  expect(heading()).toBe(ann);
  expect(where()).toBe('/player/ann-lee');
});

test('a slug whose record is not loaded yet is read once it is, and an id that gets one is replaced', async () => {
  const { where, arrive } = await open('/player/ann-lee', []);
  expect(screen.queryByText(ann)).toBeNull();
  await arrive(known);
  expect(heading()).toBe(ann);

  document.body.replaceChildren();
  const late = await open(`/player/${bea}`, [player(bea, { name: 'Bea' })]);
  expect(late.where()).toBe(`/player/${bea}`);
  expect(href('Here')).toBe(`/player/${bea}`);
  await late.arrive([player(bea, { name: 'Bea', slug: 'bea', updatedAt: 9_000 })]);
  expect(late.where()).toBe('/player/bea');
  expect(href('Here')).toBe('/player/bea');
  expect(where()).toBe('/player/ann-lee');
});

test('what is shared has the slug', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  const { dispatch } = screens({ players: known });
  await dispatch(sharePage('Ann', path('player', { id: ann })));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/player/ann-lee` }));
  Object.assign(navigator, { share: undefined });
});
