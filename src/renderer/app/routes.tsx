/** The routes of the table of screens: hash-style, each screen a separate chunk (1R01). */
import { createHashRouter, type RouteObject } from 'react-router-dom';
import {
  accessOf,
  ROUTE_PATHS,
  type RoutePath,
  routeIdOf,
  type ScreenAccess,
  screenAt,
} from '#domain/access/screens.ts';
import { drawnAfterRows } from '#renderer/client/start/addressFirst.ts';
import { GuestsOnly, PermittedOnly, PracticeOnly, SignedInOnly } from './guards.tsx';
import { NotFound } from './layouts/NotFound.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RouteFailure } from './layouts/RouteFailure.tsx';
import type { RouteHandle } from './layouts/routeTitle.ts';
import { SignedInLayout } from './layouts/SignedInLayout.tsx';
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx';
import { PracticeLink } from './practice/PracticeLink.tsx';
import { codeToCome, ScreenAt } from './ScreenAt.tsx';
import { UserCrumb } from './top-bar/UserCrumb.tsx';

const handleOf = (path: RoutePath): RouteHandle => ({
  ...screenAt(path),
  ...(path === '/users/:id' && { crumb: (id) => <UserCrumb id={id} /> }),
});

function routeAt(path: RoutePath): RouteObject {
  const { permission, isPractice } = screenAt(path);
  const route: RouteObject = {
    path,
    id: routeIdOf(path),
    handle: handleOf(path),
    // No lazy route: the router would wait, and draw what is open once more, also for code that is there.
    element: <ScreenAt path={path} />,
  };
  if (isPractice) return { element: <PracticeOnly />, children: [route] };
  if (permission === undefined) return route;
  return { element: <PermittedOnly permission={permission} />, children: [route] };
}

/** The routes of the screens with that access. */
const routesOf = (access: ScreenAccess): RouteObject[] =>
  ROUTE_PATHS.filter((path) => accessOf(path) === access).map(routeAt);

const practiceLink: RouteObject = {
  path: '/practice/*',
  handle: { title: 'Practice link' } satisfies RouteHandle,
  element: <PracticeLink />,
};

const notFound: RouteObject = {
  path: '*',
  handle: { title: 'Page not found' } satisfies RouteHandle,
  element: <NotFound />,
};

export const router = createHashRouter([
  {
    errorElement: <RouteFailure />,
    children: [
      {
        element: <GuestsOnly />,
        children: [{ element: <SignedOutLayout />, children: routesOf('guest') }],
      },
      { element: <PublicLayout />, children: [...routesOf('anyone'), practiceLink, notFound] },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <SignedInLayout />,
            children: [
              {
                errorElement: <RouteFailure />,
                children: routesOf('staff'),
              },
            ],
          },
        ],
      },
    ],
  },
]);

/** Resolves once the code of the screen at a place has been loaded, or could not be; undefined when it is there. */
function screenToCome({ matches }: typeof router.state): Promise<unknown> | undefined {
  const path = ROUTE_PATHS.find((each) => each === matches.at(-1)?.route.path);
  return path && codeToCome(path);
}

/** The router as React draws it. */
export const drawnRouter = drawnAfterRows(router, screenToCome);

/** Resolves once the screen at the address has been loaded, or could not be. */
export const firstScreen = async (): Promise<unknown> => screenToCome(router.state);
