import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { RouteError } from '@/app/shell/RouteError';
import './webRequests';

export function showRouted(route: RouteObject, at = '/') {
  const router = createMemoryRouter(
    [{ path: '*', errorElement: <RouteError />, hydrateFallbackElement: <p>Wait</p>, ...route }],
    {
      initialEntries: [at],
    },
  );
  render(<RouterProvider router={router} onError={() => undefined} />);
  return router;
}
