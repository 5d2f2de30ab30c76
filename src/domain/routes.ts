/**
 * The paths of the console and who may open each (the route tables of documents 1 and 2): what the
 * page routes, and the only places a link from outside or a window of its own may lead to.
 */

/**
 * - `guest`: only while nobody is signed in.
 * - `staff`: whoever is signed in. `admin`: the role admin.
 * - `anyone`: signed in or not.
 */
export type RouteAccess = 'guest' | 'staff' | 'admin' | 'anyone';

/** Every path, with `:id` where an id stands. */
export const ROUTES = {
  '/login': 'guest',
  '/reset-password': 'guest',
  '/reset-password-instructions': 'guest',
  '/sign': 'guest',
  '/about-bank': 'guest',
  '/billing': 'guest',
  '/licence': 'guest',
  '/': 'staff',
  '/offers/create': 'staff',
  '/offers': 'staff',
  '/offers/:id': 'staff',
  '/transactions': 'staff',
  '/transactions-new': 'staff',
  '/transactions/:id': 'staff',
  '/third-party-transactions': 'staff',
  '/card-verifications': 'admin',
  '/doc-verifications/identity': 'admin',
  '/doc-verifications/address': 'admin',
  '/exchange-rates': 'staff',
  '/dispute-resolutions': 'staff',
  '/health-insurance-payments': 'staff',
  '/referral-transactions': 'staff',
  '/withdrawal-referral-transactions': 'staff',
  '/users': 'staff',
  '/users/:id': 'staff',
  '/hybrid-order-options': 'staff',
  '/ribbons': 'staff',
  '/supports': 'staff',
  '/new-case': 'staff',
  '/supports/:id': 'staff',
  '/profile': 'staff',
  '/my-actions': 'staff',
  '/developer': 'staff',
  '/developer-request': 'staff',
  '/developer-log-details/:id': 'staff',
  '/about': 'anyone',
  '/settings': 'anyone',
  '/reference': 'anyone',
} as const satisfies Readonly<Record<string, RouteAccess>>;

export type RoutePath = keyof typeof ROUTES;

/** A path of the page, with the query of its state: a screen's address is never longer. */
const LONGEST_PATH = 2000;

/** One segment in place of `:id`. Ids need no escapes, so a segment with one leads nowhere. */
const ID_SEGMENT = /^[\w.~-]{1,64}$/u;
/** What `URLSearchParams` and bracket-style queries write, and nothing that ends a query. */
const QUERY = /^[\w.~%+&=[\]*:,;@!$'()/-]*$/u;

const PATTERNS = Object.keys(ROUTES).map((route) => ({
  route: route as RoutePath,
  segments: route.split('/'),
}));

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((segment, at) =>
      segment === ':id' ? ID_SEGMENT.test(given[at] ?? '') : segment === given[at],
    )
  );
}

/** The screen of a user has tabs with a hash of their own (document 2 §2). */
const TAB = /^(\/users\/[^?#]+(?:\?[^#]*)?)#[a-z-]{1,40}$/u;

/**
 * The route a path with an optional query and tab leads to; undefined when it is not one of the
 * console's. A path is taken as it stands: no scheme, no escapes in it, no dot segments.
 */
export function routeOf(path: string): RoutePath | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  const [place = '', ...query] = path.replace(TAB, '$1').split('?');
  if (query.length > 1 || !QUERY.test(query[0] ?? '')) return undefined;
  const given = place.split('/');
  if (given.includes('.') || given.includes('..')) return undefined;
  // A fixed segment goes before an id: '/offers/create' is no order.
  const fitting = PATTERNS.filter(({ segments }) => fits(segments, given));
  return (fitting.find(({ route }) => !route.includes(':')) ?? fitting[0])?.route;
}

/** Whether a link may lead there: every screen of the console but those for guests. */
export function isLinkable(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && ROUTES[route] !== 'guest';
}

/** Whether somebody must be signed in to see this path. */
export function needsSignIn(path: string): boolean {
  const route = routeOf(path);
  return route === undefined || ROUTES[route] === 'staff' || ROUTES[route] === 'admin';
}
